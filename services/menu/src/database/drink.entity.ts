import {
  DRINK_FIELDS,
  type DrinkInputs,
  type EntityType,
  type FieldDefinition,
  type ServerOwned,
} from '@peanut/contracts';
import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** A field's column: `isVisible` is `is_visible`. */
export const columnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Postgres hands numerics out as text, since not every one fits a JavaScript number; a proof does. */
const numeric = { to: (value: number) => value, from: (value: string | number) => Number(value) };

function columnOf(field: FieldDefinition): EntitySchemaColumnOptions {
  switch (field.kind) {
    case 'text':
      return { type: 'text' };
    case 'optional text':
      return { type: 'text', nullable: true };
    case 'list':
    case 'choices':
      return { type: 'jsonb' };
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return field.isWhole ? { type: 'integer' } : { type: 'numeric', transformer: numeric };
  }
}

/** A drink as the database holds it. */
export type DrinkRow<E extends EntityType = EntityType> = DrinkInputs[E] &
  Omit<ServerOwned, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

function drinkEntity(entityType: EntityType, tableName: string): EntitySchema<DrinkRow> {
  const columns: Record<string, EntitySchemaColumnOptions> = {
    id: { type: 'uuid', primary: true },
    version: { type: 'integer' },
    createdAt: { type: 'timestamptz', precision: 3 },
    updatedAt: { type: 'timestamptz', precision: 3 },
  };
  for (const [name, field] of Object.entries<FieldDefinition>(DRINK_FIELDS[entityType]))
    columns[name] = columnOf(field);
  for (const [name, column] of Object.entries(columns)) column.name = columnName(name);
  return new EntitySchema({ name: entityType, schema: 'menu', tableName, columns });
}

/** The tables' columns, by the field tables of the contract. */
export const DRINK_ENTITIES = {
  cocktail: drinkEntity('cocktail', 'cocktails'),
  whiskey: drinkEntity('whiskey', 'whiskeys'),
};
