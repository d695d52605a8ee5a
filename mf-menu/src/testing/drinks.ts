import type { Cocktail, Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';

export const cocktail = (id: string, part: Partial<Cocktail> = {}): Cocktail =>
  testDrink('cocktail', { id, name: `Cocktail ${id}`, spirit: 'gin', ...part });

export const whiskey = (id: string, part: Partial<Whiskey> = {}): Whiskey =>
  testDrink('whiskey', { id, name: `Whiskey ${id}`, spirit: 'rye', ...part });
