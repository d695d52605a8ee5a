import { DRINK_FIELDS, type Drinks, type EntityType } from '../drinks/drinks.js';
import { defaultOf, type FieldDefinition } from '../drinks/field.js';

export { hostileTexts, unknownWords } from './hostile-texts.js';

const WHEN = '2025-11-01T20:00:00.000Z';

function anyValue(field: FieldDefinition): unknown {
  switch (field.kind) {
    case 'text':
    case 'number':
      return (
        field.start ?? (field.kind === 'text' ? field.label.slice(0, field.max) : Math.max(1, field.min))
      );
    case 'list':
      return ['1 oz gin'];
    default:
      return undefined;
  }
}

/** A saved drink for tests: what they do not name holds its default, or something plain. */
export function testDrink<E extends EntityType>(entityType: E, named: Partial<Drinks[E]> = {}): Drinks[E] {
  const fields = Object.entries<FieldDefinition>(DRINK_FIELDS[entityType]);
  const values = fields.map(([name, field]) => [name, defaultOf(field) ?? anyValue(field) ?? null]);
  const saved = { id: 'test', version: 1, createdAt: WHEN, updatedAt: WHEN };
  return { ...Object.fromEntries(values), ...saved, ...named } as Drinks[E];
}
