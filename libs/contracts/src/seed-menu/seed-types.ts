import type { Cocktail, Whiskey } from '../entities.js';

type ServerOwned = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** A cocktail as the seed writes it; the server adds the rest. */
export type CocktailSeed = Omit<Cocktail, ServerOwned>;

/** A whiskey as the seed writes it; the server adds the rest. */
export type WhiskeySeed = Omit<Whiskey, ServerOwned>;
