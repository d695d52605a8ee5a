import type { Cocktail, Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';

export function cocktail(id: string, name: string, part: Partial<Cocktail> = {}): Cocktail {
  return testDrink('cocktail', {
    id,
    name,
    spirit: 'gin',
    description: 'Bitter and bright',
    ingredients: ['1 oz gin', '1 oz Campari'],
    glass: 'Rocks',
    ice: 'Cube',
    prep: 'Stir.',
    ...part,
  });
}

export function whiskey(id: string, name: string, part: Partial<Whiskey> = {}): Whiskey {
  return testDrink('whiskey', {
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
    ...part,
  });
}
