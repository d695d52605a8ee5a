import { type BartenderProvider, type MenuSnapshot } from '../src/provider.js';
import { type CocktailCase, type WhiskeyCase } from './case-types.js';

const includes = (text: unknown, part: string) =>
  typeof text === 'string' &&
  part.split('|').some((choice) => text.toLowerCase().includes(choice.toLowerCase()));

function isAsExpected(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(value) && expected.every((part) => value.some((line) => includes(line, String(part))))
    );
  return typeof expected === 'string' ? includes(value, expected) : value === expected;
}

function wrongField(fields: object, expect: object, absent: readonly string[]): string | undefined {
  const values = new Map<string, unknown>(Object.entries(fields));
  for (const [field, expected] of Object.entries(expect))
    if (!isAsExpected(values.get(field), expected)) return `${field} is ${JSON.stringify(values.get(field))}`;
  const extra = absent.find((field) => values.has(field));
  return extra && `changed ${extra} to ${JSON.stringify(values.get(extra))}`;
}

const never = () => new AbortController().signal;

/** What is wrong with the fields read from a cocktail's text, or undefined. */
export async function judgeCocktailText(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { text, mode = 'fill', current, expect, absent = [], withoutIngredients = [] }: CocktailCase,
): Promise<string | undefined> {
  const fields = await provider.parseCocktail(
    { description: text, mode, current: current ?? null },
    menu,
    never(),
  );
  const kept = withoutIngredients.find((word) => fields.ingredients?.some((line) => includes(line, word)));
  return wrongField(fields, expect, absent) ?? (kept && `still has ${kept}`);
}

/** What is wrong with the fields read from a whiskey's text, or undefined. */
export async function judgeWhiskeyText(
  provider: BartenderProvider,
  menu: MenuSnapshot,
  { text, mode = 'fill', current, expect, absent = [] }: WhiskeyCase,
): Promise<string | undefined> {
  const fields = await provider.parseWhiskey(
    { description: text, mode, current: current ?? null },
    menu,
    never(),
  );
  return wrongField(fields, expect, absent);
}
