import type { Cocktail, Whiskey } from '@peanut/contracts';

const SERVER_OWNED = { version: 1, createdAt: '2025-11-01T20:00:00Z', updatedAt: '2025-11-01T20:00:00Z' };

export function cocktail(id: string, name: string, part: Partial<Cocktail> = {}): Cocktail {
  return {
    ...SERVER_OWNED,
    id,
    name,
    spirit: 'gin',
    description: 'Bitter and bright',
    ingredients: ['1 oz gin', '1 oz Campari'],
    glass: 'Rocks',
    ice: 'Cube',
    smoke: null,
    prep: 'Stir.',
    isVisible: true,
    isAvailable: true,
    sortOrder: 0,
    ...part,
  };
}

export function whiskey(id: string, name: string, part: Partial<Whiskey> = {}): Whiskey {
  return {
    ...SERVER_OWNED,
    id,
    name,
    number: 1,
    spirit: 'bourbon',
    proof: 90,
    profile: 'Sweet',
    notes: 'Vanilla',
    water: 'A drop',
    rest: '5 min',
    rationale: 'A fine start',
    isVisible: true,
    isAvailable: true,
    sortOrder: 0,
    ...part,
  };
}

/** What a form would hand over for the drink. */
export function inputOf<T extends Cocktail | Whiskey>(drink: T) {
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...input } = drink;
  return input;
}
