import type { Client } from 'pg';
import { waitUntil } from '../../ops/lib/wait.mjs';
import type { Say } from './figure.js';
import { withDatabase } from './database.js';
import { useProduct, type Product } from './product.js';

type Random = () => number;

/** Lengths in characters, and the number of ingredients, at the deciles of a public list of 720 drinks. */
const SPREAD = {
  name: [2, 7, 9, 11, 12, 14, 15, 17, 19, 24, 49],
  description: [5, 39, 52, 63, 75, 91, 100, 100, 100, 100, 100],
  ingredients: [1, 3, 3, 4, 4, 5, 5, 6, 7, 8, 17],
  ingredient: [3, 11, 13, 15, 16, 18, 21, 23, 27, 32, 119],
  prep: [34, 95, 124, 148, 176, 203, 243, 283, 340, 443, 1537],
};
const SYLLABLES =
  'ba co di fe gin ha ju ka li mo no or pa qui ru sa ta va wi ze ice mint lime sour shake stir'.split(' ');
const SPIRITS = ['bourbon', 'gin', 'rum', 'tequila', 'vodka'];
const GLASSES = ['coupe', 'rocks', 'highball', 'martini', 'tiki mug'];

const INSERT = `INSERT INTO menu.cocktails
  (name, spirit, description, ingredients, glass, ice, prep, sort_order)
  SELECT name, spirit, description, ingredients, glass, 'none', prep, sort_order
  FROM json_to_recordset($1) AS drink
    (name text, spirit text, description text, ingredients jsonb, glass text, prep text, sort_order int)`;

/** Numbers from 0 to below 1, the same ones at every run. */
function createRandom(): Random {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A number with the spread of the deciles. */
function spreadOut(deciles: number[], random: Random): number {
  const at = random() * (deciles.length - 1);
  const below = Math.floor(at);
  const [low = 0, high = low] = deciles.slice(below, below + 2);
  return Math.round(low + (high - low) * (at - below));
}

function textOf(length: number, random: Random): string {
  let text = '';
  while (text.length < length) {
    text += SYLLABLES[Math.floor(random() * SYLLABLES.length)] + (random() < 0.4 ? ' ' : '');
  }
  return text.slice(0, length - 1) + 'o';
}

function drink(index: number, random: Random): object {
  const text = (field: keyof typeof SPREAD): string => textOf(spreadOut(SPREAD[field], random), random);
  const ingredients = Array.from({ length: spreadOut(SPREAD.ingredients, random) }, () => text('ingredient'));
  return {
    name: text('name'),
    spirit: SPIRITS[index % SPIRITS.length],
    description: text('description'),
    ingredients,
    glass: GLASSES[index % GLASSES.length],
    prep: text('prep'),
    sort_order: index,
  };
}

async function fillMenu({ baseUrl }: Product, database: Client, size: number): Promise<void> {
  const random = createRandom();
  const drinks = Array.from({ length: size }, (_, index) => drink(index, random));
  await database.query('TRUNCATE menu.cocktails');
  await database.query(INSERT, [JSON.stringify(drinks)]);
  // The list is served from memory for a second at most.
  const isServed = async (): Promise<boolean> =>
    (await (await fetch(`${baseUrl}/api/cocktails`)).json()).length === size;
  if (!(await waitUntil(isServed))) throw new Error(`The list of ${size} drinks was not served.`);
}

/**
 * Calls `measure` with the running product and with `fill(size)`, which replaces its cocktails by so many made-up ones
 * whose texts are as long as those of a real list.
 */
export async function withLongMenu<T>(
  say: Say,
  measure: (product: Product, fill: (size: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const stack = await useProduct('refilled', say);
  return withDatabase(stack, (database) => measure(stack, (size) => fillMenu(stack, database, size)));
}
