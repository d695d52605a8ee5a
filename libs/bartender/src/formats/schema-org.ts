import { type DataObject, isObject } from './data-object.js';

const typesOf = (data: DataObject): unknown[] => [data['@type']].flat();

/** Whether an object is a recipe by schema.org's vocabulary. */
export const isSchemaRecipe = (data: DataObject): boolean =>
  typesOf(data).some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/.test(type));

/** The texts of steps, those of sections too. */
const stepsOf = (steps: unknown): unknown[] =>
  [steps]
    .flat()
    .flatMap((step) =>
      isObject(step) && Array.isArray(step['itemListElement'])
        ? stepsOf(step['itemListElement'])
        : [isObject(step) ? (step['text'] ?? step['name']) : step],
    );

/** A recipe of schema.org by its own keys alone: a page says more around it. */
export function schemaRecipe(data: DataObject): DataObject {
  const { name, headline, description, cookingMethod } = data;
  return {
    name: name ?? headline,
    description,
    ingredients: data['recipeIngredient'] ?? data['ingredients'],
    instructions: stepsOf(data['recipeInstructions']),
    method: cookingMethod,
  };
}
