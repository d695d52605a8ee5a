import { type Cocktail } from '@peanut/contracts';
import { amountText, readAmount } from '../language/amounts.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { numberOfWord } from '../language/number-words.js';

/** Smaller measures stay what they are: a dash, a drop. */
const LEAST_ML = 7;
const FOR_SO_MANY = / for (\w+) (?:people|person|of us|guest|friend|serving|glass|$)/;

/** For how many a guest asks: "for 4 people", "for four". */
export function servingsAsked(line: string): number {
  const said = FOR_SO_MANY.exec(line)?.[1] ?? '';
  return (numberOfWord(said) ?? Number(said)) || 1;
}

/** A recipe for so many, and in millilitres where the guest says so; a line without a plain amount stays as it is. */
export function measured(drink: Cocktail, line: string): Cocktail {
  const servings = servingsAsked(line);
  const isInMl = / (?:ml|millilit(?:er|re)) /.test(line);
  if (servings === 1 && !isInMl) return drink;
  const lineAsked = (text: string) => {
    const amount = readAmount(text);
    if (!amount || amount.upTo !== undefined) return servings > 1 ? `${text} (for one)` : text;
    const { quantity, unit, ml = 0 } = amount;
    const said =
      isInMl && ml >= LEAST_ML
        ? amountText(ml * servings, 'milliliter')
        : amountText(quantity * servings, unit);
    return `${said} ${shortIngredient(text)}`;
  };
  return { ...drink, ingredients: drink.ingredients.map(lineAsked) };
}
