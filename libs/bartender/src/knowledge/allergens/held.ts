import { type Allergen, type Cocktail, type Whiskey } from '@peanut/contracts';
import { isForeign } from '../../language/foreign.js';
import { phraseKey, words } from '../../language/words.js';
import { readLine, readProse } from './read-line.js';
import { type LineReading, type Substance, SUBSTANCES } from './substances.js';
import { saysWithoutAlcohol } from './wording.js';

/** The bartender's words, where they are not the singular of the card's. */
const CONTENT_OF: Partial<Record<Substance, string>> = { milk: 'dairy' };

/** What the bartender calls a substance: "nut" for nuts. */
export const contentOf = (substance: Substance): string => CONTENT_OF[substance] ?? phraseKey(substance);

/** The names of all that only a known recipe is free of. */
export const GUARDED: ReadonlyMap<string, Substance> = new Map(
  SUBSTANCES.map((substance) => [contentOf(substance), substance]),
);

/** A guarded content as guests say it: "nuts". */
export const sayContent = (content: string): string =>
  content === 'dairy' ? content : (GUARDED.get(content) ?? content);

/** The parts of a recipe that leave open what it holds. */
export interface Doubts {
  /** By content: those that may hold it. */
  readonly of: ReadonlyMap<string, readonly string[]>;
  /** Those that are not known at all. */
  readonly unknown: readonly string[];
}

interface Held {
  contents: Set<string>;
  doubts: Doubts;
}

/** Stands among the parts in doubt for a field beside the lines of a recipe: "its preparation". */
export const FIELD_PARTS = ['preparation', 'glass', 'ice', 'smoke', 'name', 'spirit', 'description'] as const;
type FieldPart = (typeof FIELD_PARTS)[number];

/** Collects what a drink holds, part by part. */
class Holdings {
  readonly contents: Set<string>;
  readonly #of = new Map<string, string[]>();
  readonly #unknown: string[] = [];

  /** @param ticked what the owner says that it holds; no tick says nothing */
  constructor(ticked: readonly Allergen[]) {
    this.contents = new Set(ticked.map(contentOf));
  }

  /** A part that is in the glass. */
  addPart(part: string, reading: LineReading): void {
    for (const substance of reading.holds) this.contents.add(contentOf(substance));
    this.addDoubt(part, { ...reading, holds: new Set() });
  }

  /** A part that speaks of more than is in the glass. */
  addDoubt(part: string, { holds, mayHold, isKnown }: LineReading): void {
    for (const substance of [...holds, ...mayHold]) {
      const content = contentOf(substance);
      this.#of.set(content, [...(this.#of.get(content) ?? []), part]);
    }
    if (!isKnown) this.#unknown.push(part);
  }

  get held(): Held {
    return { contents: this.contents, doubts: { of: this.#of, unknown: this.#unknown } };
  }
}

/** "Tart" and "martini" say how a drink is; "let the foam settle" names none but its own. */
const NO_THINGS = [
  /\b(?:rose(?! wine)|martinis?|cream[- ]colou?red)\b/giu,
  /(?<!\b(?:an?|the|lemon|apple|custard|fruit|treacle|berry|egg) )\btart\b/giu,
  /(?<=\b(?:the|of|its|fine|thick|white|coloured|colored) )foam\b/giu,
];
/** "Notes of honey" are a taste. */
const AS_A_TASTE = [
  ...NO_THINGS,
  /\b(?:(?:notes?|aromas?|scents?|flavou?rs?) of|reminiscent of|tastes? (?:of|like)|smells? (?:of|like))\b[^.;:,!?]*/giu,
  /\b(?:nutty|buttery|creamy|biscuity|malty)\b/giu,
];
const withoutTastes = (text: string, tastes = AS_A_TASTE): string =>
  tastes.reduce((rest, taste) => rest.replaceAll(taste, '').replaceAll('  ', ' '), text);

/** Begins the part of a clause that tells what is in the drink. */
const TELLS_WHAT =
  /\b(?:(?:shaken|stirred|topped|rimmed|infused|washed|garnished|layered|blended|finished|made|mixed|spiked|sweetened|crowned|dusted|drizzled|served|poured) (?:off )?(?:with|over|in)|contain(?:s|ing)?|adds?|enth\u00e4lt|contient|contiene|bevat|infused|rimmed in|a rim of|fat[- ]washed)\b/iu;

/** What a description says of the recipe; a word that nobody knows counts where it tells what is in the drink. */
function readDescription(description: string, own: ReadonlySet<string>): LineReading {
  const told = isForeign(description)
    ? [description]
    : description.split(/[.;:!?]/u).flatMap((clause) => {
        const at = clause.search(TELLS_WHAT);
        return at < 0 ? [] : [clause.slice(at)];
      });
  const reading = readProse(description, own);
  return {
    ...(saysWithoutAlcohol(description) ? without(reading, ['alcohol']) : reading),
    isKnown: told.every((clause) => readProse(clause, own).isKnown),
  };
}

/** A name may be all invention: only what it says that it holds counts, and no alcohol, as in "Virgin Mojito". */
const readName = (name: string): LineReading => ({
  ...without(readProse(withoutTastes(name, NO_THINGS), new Set()), ['alcohol']),
  isKnown: true,
});

const without = ({ holds, mayHold, isKnown }: LineReading, left: readonly Substance[]): LineReading => ({
  holds: new Set([...holds].filter((one) => !left.includes(one))),
  mayHold: new Set([...mayHold].filter((one) => !left.includes(one))),
  isKnown,
});

/** Everything that a cocktail's fields say: its lines, and what stands beside them. */
function heldByCocktail(cocktail: Cocktail): Held {
  const { ingredients, allergens, glass, ice, smoke, spirit, prep, name, description } = cocktail;
  const found = new Holdings(allergens);
  const own = new Set([...ingredients, name].flatMap(words));
  for (const line of ingredients) found.addPart(line, readLine(line));
  const fields: [FieldPart, string][] = [
    ['glass', glass],
    ['ice', ice],
    ['smoke', smoke ?? ''],
    ['spirit', spirit],
  ];
  for (const [part, text] of fields) if (text.trim() !== '') found.addPart(part, readProse(text, own));
  found.addDoubt('preparation', readProse(withoutTastes(prep, NO_THINGS), own));
  found.addDoubt('name', readName(name));
  found.addDoubt('description', readDescription(withoutTastes(description), own));
  return found.held;
}

/** Grain that is distilled holds no gluten, and a cask of wine no sulphites to speak of. */
const OF_GRAIN_OR_CASK: readonly Substance[] = ['gluten', 'sulphites', 'alcohol'];
/** Added after distilling: what else came with it is unknown. */
const IS_FLAVOURED = /liqueur|cream|flavou?red|infused|spiced/iu;
/** Tasting notes name what a whiskey tastes of; these say that it is in there. */
const SAYS_ADDED =
  /\b(?:infus\w*|wash|adds?|(?:cut|mix\w*|blend\w*|sweeten\w*) it with|stabili[sz]ed with|flavou?red|(?:natural|artificial) flavou?r\w*|with (?:real|natural|added|a little)|blend of|(?:blended|mixed|combined|sweetened|made|stretched|spiked|finished off|cut) (?:with|in|on)|made (?:from|of)|steeped|macerat\w*|rested (?:\w+ ){0,3}on|fat[- ]?washed|washed|added|contain\w*|liqueur|lik\u00f6r|licor|liquore|nog|punch|ready to (?:pour|drink)|(?:irish|whiske?y|bourbon) cream|cream (?:liqueur|whiske?y)|enth\u00e4lt|contient|contiene|cont\u00e9m|bevat|versetzt|verfeinert|aromati[sz]\w*|angesetzt)\b/iu;

/** A whiskey may taste of nuts, bread and cream; that it tastes of milk, eggs or fish nobody says. */
const IS_NO_TASTE = /\b(?:milk|egg|soya?|lecithin|anchov\w*|oysters? sauce|fish sauce)\b/iu;
/** What is distilled holds nothing of its grain. */
const IS_MASH = /\b(?:mash|grains?|barley|malted|distill\w*|rye|wheat)\b(?! extract)/iu;

/** What a text about a whiskey says is in it, beside what it tastes of. */
const addedBy = (text: string): LineReading[] =>
  text.split(/[.;!?\n]/u).flatMap((clause) => {
    const reading = readProse(clause, new Set());
    if (SAYS_ADDED.test(clause) || NAMES_A_POUR.test(clause.trim()) || isForeign(clause))
      return [IS_MASH.test(clause) ? without(reading, ['gluten']) : reading];
    return IS_NO_TASTE.test(clause) ? [{ ...reading, isKnown: true }] : [];
  });

/** "Peanut butter whiskey". */
const NAMES_A_POUR = /\S (?:whiske?y|bourbon|rye|scotch)$/iu;

/** A whiskey holds nothing of its grain; what it is said to be made with leaves it open. */
function heldByPour({ name, spirit, profile, notes, allergens }: Whiskey): Held {
  const found = new Holdings(allergens);
  found.contents.add('alcohol');
  for (const word of words(spirit)) if (GUARDED.has(word)) found.contents.add(word);
  const isPlain = !IS_FLAVOURED.test(`${name} ${spirit}`) && readLine(`${spirit}, whiskey`).isKnown;
  const kind = without(readLine(`${name}, ${spirit}`), OF_GRAIN_OR_CASK);
  for (const reading of [{ ...kind, isKnown: isPlain }, ...[profile, notes].flatMap(addedBy)])
    found.addDoubt(name, without(reading, ['alcohol']));
  return found.held;
}

const isCocktail = (drink: Cocktail | Whiskey): drink is Cocktail =>
  (drink as Partial<Cocktail>).ingredients !== undefined;

/** What a drink surely holds, and what leaves open whether it holds more: the one reading behind all answers to guests. */
export const heldIn = (drink: Cocktail | Whiskey): Held =>
  isCocktail(drink) ? heldByCocktail(drink) : heldByPour(drink);

/** Alcohol is poured by a line, or it is the drink's spirit: what else is told in unknown words brings none. */
const bringsAlcohol = (part: string): boolean =>
  part === 'spirit' || !FIELD_PARTS.some((field) => field === part);

/** The parts of a recipe by which a content may be in it; of what is not guarded, those that are not known. */
export const partsInDoubt = ({ of, unknown }: Doubts, content: string): string[] => [
  ...new Set([
    ...(of.get(content) ?? []),
    ...(content === 'alcohol' ? unknown.filter(bringsAlcohol) : unknown),
  ]),
];

/** The line of a recipe that surely holds a content. */
export const bearerOf = (lines: readonly string[], content: string): string | undefined => {
  const substance = GUARDED.get(content);
  return substance && lines.find((line) => readLine(line).holds.has(substance));
};
