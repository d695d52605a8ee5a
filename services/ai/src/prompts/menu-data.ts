import type { MenuSnapshot } from '@peanut/bartender';
import { holdingOf, shortIngredient } from '@peanut/bartender/answers';
import { inputOf, plainWords, type Cocktail, type EntityType, type Whiskey } from '@peanut/contracts';

/** So many of the drinks that a question names are given in full. */
const MOST_NAMED = 3;
/** A number that is as long as any place of a list. */
const LONG_PLACE = 998;

/** The drinks that a model reads of, by the short ids that it knows them by. */
export type DrinkIds = ReadonlyMap<string, { type: EntityType; id: string }>;

/** Only what there is to say: empty texts, empty lists and nulls cost a model's attention. */
function said(fields: object): object {
  const isSaid = (value: unknown): boolean =>
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)));
}

/** A cocktail by its place in the list that the model reads, a whiskey by its number in the flight. */
const cocktailId = (index: number): string => `c${index + 1}`;
const whiskeyId = ({ number }: Whiskey): string => `w${number}`;

/** What a guest gets is in stock or not, whatever the reason. */
const stockOf = ({ isAvailable }: Cocktail | Whiskey): object => (isAvailable ? {} : { inStock: false });

function cocktailData(drink: Cocktail, index: number): object {
  const { name, spirit, description, smoke } = drink;
  const ingredients = drink.ingredients.map(shortIngredient).join(', ');
  return {
    id: cocktailId(index),
    ...said({ name, spirit, description, ingredients, smoke }),
    ...stockOf(drink),
    ...holdingOf(drink),
  };
}

function whiskeyData(drink: Whiskey): object {
  const { name, spirit, proof, profile, notes } = drink;
  return {
    id: whiskeyId(drink),
    ...said({ name, spirit, proof, profile, notes }),
    ...stockOf(drink),
    ...holdingOf(drink),
  };
}

/** The menu as the model reads it: what a question needs of each drink, and no more. */
export function menuData({ cocktails, whiskeys, spirits, whole }: MenuSnapshot): object {
  return {
    cocktails: cocktails.map(cocktailData),
    whiskeys: whiskeys.map(whiskeyData),
    spirits,
    ...(whole && { listedOnly: 'the drinks that come nearest to the question', onTheWholeMenu: whole }),
  };
}

const TEXTS = new WeakMap<Cocktail | Whiskey, string>();

/** What one drink adds to {@link menuData}, as text. It is remembered: what a drink holds takes long to find out. */
export function drinkText(drink: Cocktail | Whiskey): string {
  const isWhiskey = Object.hasOwn(drink, 'proof');
  const text =
    TEXTS.get(drink) ??
    JSON.stringify(isWhiskey ? whiskeyData(drink as Whiskey) : cocktailData(drink as Cocktail, LONG_PLACE));
  TEXTS.set(drink, text);
  return text;
}

export const drinkIds = ({ cocktails, whiskeys }: MenuSnapshot): DrinkIds =>
  new Map<string, { type: EntityType; id: string }>([
    ...cocktails.map(({ id }, index) => [cocktailId(index), { type: 'cocktail', id }] as const),
    ...whiskeys.map((drink) => [whiskeyId(drink), { type: 'whiskey', id: drink.id }] as const),
  ]);

function wholeDrink(type: EntityType, drink: Cocktail | Whiskey): object {
  const { isVisible, isAvailable, sortOrder, allergens, ...fields } = inputOf<EntityType>(type, drink);
  return said({ ...fields, number: undefined, pourAnyway: undefined });
}

const wordsIn = (text: string): string => ` ${plainWords(text).join(' ')} `;

/** The drinks that the texts name, with their recipes and all of their words; those of the first text first. */
export function namedDrinks({ cocktails, whiskeys }: MenuSnapshot, texts: readonly string[]): object[] {
  const drinks = [
    ...cocktails.map((drink) => ({ type: 'cocktail', drink }) as const),
    ...whiskeys.map((drink) => ({ type: 'whiskey', drink }) as const),
  ].map((one) => ({ ...one, words: wordsIn(one.drink.name) }));
  const named = texts.map(wordsIn).flatMap((text) => drinks.filter(({ words }) => text.includes(words)));
  return [...new Set(named)].slice(0, MOST_NAMED).map(({ type, drink }) => wholeDrink(type, drink));
}
