import { phraseKey, phrases, words } from '../language/words.js';
import { INGREDIENTS, type Ingredient } from './ingredients.js';

const BY_PHRASE = new Map<string, Ingredient>();
for (const ingredient of INGREDIENTS)
  for (const name of [ingredient.name, ...ingredient.aliases]) BY_PHRASE.set(phraseKey(name), ingredient);

/** What recipes in other languages call the commonest of them; never said to a guest. */
const FOREIGN_NAMES = {
  vodka: 'wodka',
  'white rum': 'ron, ron blanco, weißer rum, rhum blanc',
  'dark rum': 'brauner rum, ron oscuro',
  'lime juice': 'limettensaft, limette, zumo de lima, jugo de lima, lima, jus de citron vert',
  'lemon juice': 'zitronensaft, zitrone, zumo de limón, jugo de limón, jus de citron, succo di limone',
  'orange juice': 'orangensaft, zumo de naranja, jus d’orange',
  'pineapple juice': 'ananassaft, zumo de piña',
  'simple syrup':
    'zuckersirup, läuterzucker, jarabe de azúcar, sirop de sucre, zucker, azúcar, sucre, zucchero',
  'demerara syrup': 'rohrzucker, brauner zucker',
  'egg white': 'eiweiß, clara de huevo, blanc d’oeuf',
  cream: 'sahne, nata',
  mint: 'minze, hierbabuena, minzblätter, menthe',
  cucumber: 'gurke, pepino',
  champagne: 'sekt, schaumwein',
  'raspberry syrup': 'himbeersirup',
};
for (const [name, others] of Object.entries(FOREIGN_NAMES)) {
  const ingredient = BY_PHRASE.get(phraseKey(name));
  for (const other of phrases(others)) if (ingredient) BY_PHRASE.set(phraseKey(other), ingredient);
}

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
export function mainIngredient(line: string): Ingredient | undefined {
  const infused = INFUSED.exec(line)?.[1];
  if (infused) return mainIngredient(infused);
  const found = ingredientsIn(words(line));
  const weight = ({ phrase, ingredient }: FoundIngredient) =>
    phrase.split(' ').length + (ingredient.kind === 'spirit' ? 0.5 : 0);
  return found.reduce<FoundIngredient | undefined>(
    (best, next) => (best && weight(best) >= weight(next) ? best : next),
    undefined,
  )?.ingredient;
}
