import { allergensWithin } from './allergen-answer.js';
import { type DataObject, isObject } from './data-object.js';
import { textsOf } from './data-texts.js';
import { inOrder } from './ingredient-list.js';

const typesOf = (data: DataObject): unknown[] => [data['@type']].flat();

/** Whether an object is a recipe by schema.org's vocabulary. */
export const isSchemaRecipe = (data: DataObject): boolean =>
  typesOf(data).some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/.test(type));

const PARTS = ['itemListElement', 'steps', 'item'];
const WORDS = ['text', 'instruction', 'instructions', 'description', 'body', 'content', 'name', 'title'];

/** The texts of steps, those of sections and of list items too; of a step's text and its name the text. */
export function stepsOf(steps: unknown): string[] {
  if (Array.isArray(steps)) return inOrder(steps).flatMap(stepsOf);
  if (!isObject(steps)) return textsOf(steps);
  const part = PARTS.map((key) => steps[key]).find((value) => typeof value === 'object' && value !== null);
  if (part !== undefined) return stepsOf(part);
  const said = WORDS.map((key) => textsOf(steps[key])).find((texts) => texts.length > 0);
  return said ?? textsOf(steps);
}

/** A recipe of schema.org by its own keys alone: a page says more around it. */
export function schemaRecipe(data: DataObject): DataObject {
  const { name, headline, description, cookingMethod } = data;
  return {
    name: name ?? headline,
    description,
    ingredients: data['recipeIngredient'] ?? data['recipeIngredients'] ?? data['ingredients'],
    instructions: data['recipeInstructions'] ?? data['recipeDirections'] ?? data['instructions'],
    method: cookingMethod,
    allergens: allergensWithin(data),
  };
}
