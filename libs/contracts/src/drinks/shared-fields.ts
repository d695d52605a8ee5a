import { SORT_ORDER, TEXT_LENGTHS } from '../input-limits.js';
import { ALLERGENS, type Allergen } from './allergens.js';
import type { ChoicesDefinition, FieldTable } from './field.js';

export const NAME = { kind: 'text', label: 'Name', max: TEXT_LENGTHS.name, hint: 'Its name' } as const;

/** What both kinds of drinks end with. */
export const SHARED_FIELDS = {
  allergens: {
    kind: 'choices',
    label: 'Allergens',
    options: ALLERGENS,
    default: [],
    hint: 'Every one of these that is in the drink; an empty list when none is',
  } as ChoicesDefinition<Allergen>,
  isVisible: {
    kind: 'flag',
    label: 'Visible on menu',
    default: true,
    hint: 'Whether guests see it',
  },
  isAvailable: {
    kind: 'flag',
    label: 'In stock',
    default: true,
    hint: 'Whether it can be poured',
  },
  sortOrder: {
    kind: 'number',
    label: 'Sort order',
    isWhole: true,
    ...SORT_ORDER,
  },
} as const satisfies FieldTable;

/** What the service adds to a drink, which no request may name besides the id of a new one. */
export interface ServerOwned {
  /** uuid, made by the client or the server. */
  id: string;
  /** Raised by every PATCH of the item itself, from 1; sent back as `If-Match`. */
  version: number;
  /** ISO 8601 text in UTC. */
  createdAt: string;
  /** ISO 8601 text in UTC. */
  updatedAt: string;
}
