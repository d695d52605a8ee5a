import { remembered } from '../language/remembered.js';
import { phraseKey, words } from '../language/words.js';
import { INGREDIENTS, type Ingredient } from './ingredients.js';

const BY_PHRASE = new Map<string, Ingredient>();
for (const ingredient of INGREDIENTS)
  for (const name of [ingredient.name, ...ingredient.aliases]) BY_PHRASE.set(phraseKey(name), ingredient);

const LONGEST = Math.max(...[...BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

/** Every phrase an ingredient is known by. */
export const ingredientPhrases = (): IterableIterator<string> => BY_PHRASE.keys();

/** The ingredient with exactly this name or alias. */
export const ingredientNamed = (phrase: string): Ingredient | undefined => BY_PHRASE.get(phraseKey(phrase));

export interface FoundIngredient {
  ingredient: Ingredient;
  /** The phrase as it was written, singular. */
  phrase: string;
  /** Index of its first word. */
  at: number;
}

/** Every known ingredient named in the words, longest phrases first, without overlaps, in order. */
export function ingredientsIn(tokens: readonly string[]): FoundIngredient[] {
  const found: FoundIngredient[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
      const phrase = tokens.slice(at, at + length).join(' ');
      const ingredient = BY_PHRASE.get(phrase);
      if (!ingredient) continue;
      found.push({ ingredient, phrase, at });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** "Earl Grey infused gin" is gin. */
const INFUSED = /\binfused (?!with\b)(.+)$/i;

/** The ingredient a recipe's line is about: the longest known phrase; among equals a spirit, else the first. */
export const mainIngredient = remembered((line): Ingredient | undefined => {
  const infused = INFUSED.exec(line)?.[1];
  if (infused) return mainIngredient(infused);
  const found = ingredientsIn(words(line));
  const weight = ({ phrase, ingredient }: FoundIngredient) =>
    phrase.split(' ').length + (ingredient.kind === 'spirit' ? 0.5 : 0);
  return found.reduce<FoundIngredient | undefined>(
    (best, next) => (best && weight(best) >= weight(next) ? best : next),
    undefined,
  )?.ingredient;
});
