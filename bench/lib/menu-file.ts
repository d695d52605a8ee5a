import { SEEDED_MENU } from '../../libs/bartender/evaluation/seeded-menu.js';
import { AS_FORMATS, type PublicRecipe } from '../../libs/bartender/src/formats/testing/as-formats.js';

/** The seeded drinks again and again, no two with the same name or the same measures. */
function recipes(count: number): PublicRecipe[] {
  return Array.from({ length: count }, (_, at) => {
    const { name, description, ingredients, prep } = SEEDED_MENU.cocktails[
      at % SEEDED_MENU.cocktails.length
    ] as (typeof SEEDED_MENU.cocktails)[number];
    return {
      name: `${name} ${at}`,
      description,
      ingredients: ingredients.map((text, line) => ({
        quantity: String(10 + ((at + line) % 80)),
        measure: 'ml',
        ingredient: text.replace(/^[\d ./]+(?:oz|dash(?:es)?|ml) /, ''),
      })),
      directions: [prep],
    };
  });
}

/** A file of so many drinks in the format of that name, for an input of files. */
export function menuFile(format: string, count: number) {
  const as = AS_FORMATS.find(([name]) => name === format)?.[1];
  if (!as) throw new Error(`No format is called ${format}.`);
  return { name: 'menu', mimeType: 'text/plain', buffer: Buffer.from(as(recipes(count))) };
}
