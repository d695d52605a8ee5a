import type { Cocktail } from '@peanut/contracts';
import type { CocktailEntity } from '../database/cocktail.entity.js';

export function toCocktail(row: CocktailEntity): Cocktail {
  return {
    id: row.id,
    name: row.name,
    spirit: row.spirit,
    description: row.description,
    ingredients: row.ingredients,
    glass: row.glass,
    ice: row.ice,
    smoke: row.smoke,
    prep: row.prep,
    isVisible: row.isVisible,
    isAvailable: row.isAvailable,
    sortOrder: row.sortOrder,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
