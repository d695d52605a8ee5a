import type { FieldDefinition, FieldTable } from './field.js';

/** A field's value as JSON Schema, with all its bounds. */
export function valueSchema(field: FieldDefinition): object {
  switch (field.kind) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: field.max };
    case 'optional text':
      return { type: ['string', 'null'], maxLength: field.max };
    case 'list':
      return {
        type: 'array',
        minItems: field.min,
        maxItems: field.max,
        items: { type: 'string', minLength: 1, maxLength: field.maxCharacters },
      };
    case 'choices':
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: field.options } };
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return { type: field.isWhole ? 'integer' : 'number', minimum: field.min, maximum: field.max };
  }
}

/** The schemas of all fields by name. */
export function valueSchemas<Table extends FieldTable>(table: Table): Record<keyof Table, object> {
  const entries = Object.entries(table).map(([name, field]) => [name, valueSchema(field)]);
  return Object.fromEntries(entries) as Record<keyof Table, object>;
}

function modelType(field: FieldDefinition): object {
  switch (field.kind) {
    case 'text':
    case 'optional text':
      return { type: ['string', 'null'] };
    case 'list':
      return { type: ['array', 'null'], items: { type: 'string' } };
    case 'choices':
      return { type: ['array', 'null'], items: { type: 'string', enum: field.options } };
    case 'flag':
      return { type: ['boolean', 'null'] };
    case 'number':
      return { type: [field.isWhole ? 'integer' : 'number', 'null'] };
  }
}

/** What a model is asked to fill in, within the JSON Schema that strict structured outputs take: null leaves a field out. */
export const modelSchemas = (table: FieldTable): Record<string, object> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) =>
      field.hint === undefined ? [] : [[name, { ...modelType(field), description: field.hint }]],
    ),
  );
