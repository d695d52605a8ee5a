import { line, paragraph } from '../plain-text.js';
import type { FieldDefinition, FieldTable, ListDefinition, NumberDefinition, ValuesOf } from './field.js';

/** Fields that may be missing or of another type. */
export type Given<Table> = { readonly [Name in keyof Table]?: unknown };

/** The nearest number within the bounds, whole or to a tenth; undefined for what is no number. */
function numberWithin(value: unknown, { min, max, isWhole }: NumberDefinition): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  const within = Math.min(max, Math.max(min, value));
  return isWhole ? Math.round(within) : Math.round(within * 10) / 10;
}

function texts(value: unknown, { max, maxCharacters }: ListDefinition): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = value
    .map((one) => line(one, maxCharacters))
    .filter((one) => one !== undefined)
    .slice(0, max);
  return lines.length > 0 ? lines : undefined;
}

function readValue(field: FieldDefinition, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return field.isLong ? paragraph(value, field.max) : line(value, field.max);
    case 'optional text':
      return value === null ? null : line(value, field.max);
    case 'list':
      return texts(value, field);
    case 'choices':
      return Array.isArray(value) ? field.options.filter((option) => value.includes(option)) : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return numberWithin(value, field);
  }
}

/** The usable fields of what somebody says is a drink, within their bounds; all others are left out. */
export function readFields<Table extends FieldTable>(
  table: Table,
  given: Given<Table>,
): Partial<ValuesOf<Table>> {
  const entries = Object.entries(table).flatMap(([name, field]) => {
    const value = readValue(field, (given as Readonly<Record<string, unknown>>)[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries) as Partial<ValuesOf<Table>>;
}
