import { nameAt, nameOf } from '../intent/drink-names.js';
import { CLASSICS, type Classic } from '../knowledge/classics.js';
import { mainIngredient } from '../knowledge/ingredient-lookup.js';
import { saysWithoutAlcohol } from '../knowledge/allergens/wording.js';
import { readAmount } from '../language/amounts.js';
import { uncapital } from '../language/sentences.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { phraseKey, words } from '../language/words.js';
import { type Bar } from '../profile/bar.js';
import { isGarnish } from '../profile/recipe.js';
import { type IngredientLine, written } from './ingredient-line.js';
import { measured } from './left-out.js';
import { titleCase } from './name-shape.js';
import { readIngredients } from './read-ingredients.js';
import { soberLines } from './sober-lines.js';

/** The last ones first: of two classics of a name the first is meant. */
const BY_NAME: ReadonlyMap<string, Classic> = new Map(
  CLASSICS.toReversed().flatMap((classic) =>
    [classic.name, ...classic.aliases].map((name) => [phraseKey(name), classic] as const),
  ),
);

export const classicNamed = (name: string): Classic | undefined => BY_NAME.get(phraseKey(name));

const essence = (lines: readonly string[]): string =>
  [...new Set(lines.filter((line) => !isGarnish(line)).flatMap((line) => mainIngredient(line)?.name ?? []))]
    .sort()
    .join('|');

/** The classic that is made of just these things. */
export function classicMadeOf(lines: readonly IngredientLine[]): Classic | undefined {
  const wanted = essence(lines.map(({ text }) => text));
  return lines.length > 1 ? CLASSICS.find(({ ingredients }) => essence(ingredients) === wanted) : undefined;
}

const lineOf = (text: string, role: IngredientLine['role']): IngredientLine => ({
  text,
  amount: readAmount(text)?.text,
  name: uncapital(shortIngredient(text)),
  ingredient: mainIngredient(text),
  role,
});

const classicLines = (classic: Classic): IngredientLine[] =>
  classic.ingredients.map((text) => lineOf(text, isGarnish(text) ? 'garnish' : 'poured'));

/** A classic named anywhere in the text: "a spicy margarita with jalapeño". */
export function classicIn(text: string, bar: Bar): Classic | undefined {
  const tokens = words(text);
  const found = tokens.flatMap((_, at) => {
    const name = nameAt(bar, tokens, at);
    return name?.isWhole && !name.named.bottle ? [nameOf(name.named)] : [];
  });
  return found.flatMap((name) => classicNamed(name) ?? [])[0];
}

const EXTRA = /\b(?:with|plus|adding|and add|add)\s+(\S.*)$/i;

/** What is poured besides the classic itself. */
const extras = (body: string, bar: Bar): IngredientLine[] =>
  readIngredients(EXTRA.exec(body)?.[1] ?? '').filter(({ name }) => !classicIn(name, bar));

/** A variation is called by the words before "with". */
export function variationName(body: string, classic: Classic): string {
  const head = body.split(/\s(?:with|but|using|where|that|,)\s|[,.;:]/i)[0]?.trim() ?? '';
  const isVariation =
    head.split(/\s+/).length <= 5 && words(head).some((word) => words(classic.name).includes(word));
  return titleCase((isVariation ? head : classic.name).toLowerCase());
}

const isSpirit = ({ ingredient }: IngredientLine) => ingredient?.kind === 'spirit';

/** The classic's lines; those that the text measures are as it says: "Old Fashioned, 75 ml bourbon". */
const linesAsMeasured = (classic: Classic, said: readonly IngredientLine[]): IngredientLine[] =>
  classicLines(classic).map(
    (line) =>
      said.find(({ amount, ingredient }) => amount && ingredient && ingredient === line.ingredient) ?? line,
  );

/** The classic with the measures and additions that the text names; another spirit replaces its own. */
export function classicAsSaid(
  classic: Classic,
  said: readonly IngredientLine[],
  body: string,
  bar: Bar,
): IngredientLine[] {
  const lines = linesAsMeasured(classic, said);
  const extra = extras(body, bar).filter(
    ({ ingredient }) => !lines.some((line) => line.ingredient === ingredient),
  );
  const [spirit] = extra.filter((line) => isSpirit(line) && line.role === 'poured' && !line.amount);
  const base = lines.find(isSpirit);
  const other = (line: IngredientLine): IngredientLine => {
    if (!spirit || line !== base) return line;
    return { ...spirit, amount: base.amount, text: written({ ...spirit, amount: base.amount }) };
  };
  const beside = base ? extra.filter((line) => line !== spirit) : extra;
  const whole = [...lines.map(other), ...measured(beside, '', classic)];
  return saysWithoutAlcohol(body) ? sober(whole) : whole;
}

/** "A virgin Mojito": the classic's lines but for those with alcohol. */
function sober(lines: readonly IngredientLine[]): IngredientLine[] {
  const kept = soberLines(lines.map(({ text }) => text)) ?? [];
  return kept.map((text) => lines.find((line) => line.text === text) ?? lineOf(text, 'poured'));
}
