import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { readAmount } from '../language/amounts.js';
import { words } from '../language/words.js';
import { ingredientsOf } from '../parse/read-ingredients.js';
import { type Line } from '../parse/recipe-text.js';
import { type WrittenLine } from './written-drink.js';

const MOST_WORDS_OF_GARNISH = 6;

/** No part of what lies on the glass: "over the rim", "slice the limes". */
const NO_THING = /\b(?:the|your|over|into?|on|if|it|grind|forming)\b|:/i;
const SHORT_WORDS = new Set('of a an fresh freshly grated optional or and with'.split(' '));

/** A wedge is as good as a slice, and a twist as a peel. */
const CUTS = new Map([
  ...['wedge', 'wheel'].map((cutting) => [cutting, 'slice'] as const),
  ...['twist', 'zest', 'strip', 'swath'].map((cutting) => [cutting, 'peel'] as const),
]);

/** The words that say what it is, without what tells one from many or "sliced" from "slice". */
const tellingWords = (text: string): string[] =>
  words(text)
    .filter((word) => !SHORT_WORDS.has(word))
    .map((word) => word.replace(/(?<=e)[sd]$|(?<!s)s$/, ''))
    .map((word) => CUTS.get(word) ?? word);

/** Whether the lines have the garnish: "1 piece orange zest" an orange zest, and "1 oz orange juice" no orange. */
function hasGarnish(lines: readonly WrittenLine[], garnish: string): boolean {
  const wanted = tellingWords(garnish);
  const told = lines.map(({ thing, amount = '', unit = '' }) => {
    const line = `${amount} ${unit} ${thing}`.trim();
    const isPoured = readAmount(line)?.ml !== undefined;
    return { isPoured, of: tellingWords(isPoured ? thing : line) };
  });
  const beside = new Set(told.flatMap(({ isPoured, of }) => (isPoured ? [] : of)));
  return (
    wanted.every((word) => beside.has(word)) ||
    told.some(({ of }) => of.length === wanted.length && of.every((word) => wanted.includes(word)))
  );
}

/** What the text lays on the glass, and no row of the table. */
export function garnishBeside(
  text: readonly Line[],
  name: string | undefined,
  lines: readonly WrittenLine[],
): WrittenLine[] {
  return ingredientsOf(text, (piece) => piece === name)
    .filter((line) => line.role === 'garnish' && words(line.name).length <= MOST_WORDS_OF_GARNISH)
    .filter((line) => !NO_THING.test(line.name) && mainIngredient(line.name) !== undefined)
    .filter((line) => !hasGarnish(lines, line.name))
    .map((line) => ({ thing: line.text }));
}
