import { nameAt, nameOf } from '../intent/drink-names.js';
import { ingredientNamed, mainIngredient } from '../knowledge/ingredient-lookup.js';
import {
  elsewhere,
  around,
  by,
  type Finder,
  isQuotedName,
  isUsualName,
  type ReadName,
  replaced,
} from './name-finder.js';
import { amountsIn, readAmount } from '../language/amounts.js';
import { editDistance } from '../language/spelling.js';
import { phraseKey, words } from '../language/words.js';
import { type Bar } from '../profile/bar.js';
import {
  ADDED,
  AFTER_COLON,
  BESIDE,
  CALLED,
  FOR_IT,
  HEAD_END,
  IN_CAPITALS,
  IS_THE,
  IT_IS,
  NOT_AFTER,
  QUOTED,
  SINGLY_QUOTED,
  TAKE_ON,
  THAT_IS,
} from './name-patterns.js';
import { piecesOf } from './pieces.js';
import { withoutAddition } from './title-line.js';
import { type Line, type RecipeText } from './recipe-text.js';
import {
  couldBeName,
  couldBeTitle,
  isDrink,
  isPoured,
  isSentence,
  isServing,
  MOST_WORDS_ALONE,
  ON_THE_GLASS,
  tidyName,
  titleCase,
} from './name-shape.js';

const labelled: Finder = ({ labelled: fields, lines }) => {
  const name = fields.get('name');
  return name === undefined ? undefined : { name: tidyName(name), lines };
};

/** "Jasmine — Paul Harrington": a title, and whose it is. */
const CREDITED =
  /^(\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+){0,2})\s[-–—]\s\p{Lu}[\p{Ll}’']+ \p{Lu}[\p{Ll}’']+$/u;

/** "Our new favourite: the Cherry Bombay!" */
const announced: Finder = ({ lines, labelled: fields }, bar) => {
  const [first, ...others] = lines;
  if (!first || CREDITED.test(first.text)) return undefined;
  const found = by(AFTER_COLON)({ labelled: fields, lines: [first] }, bar);
  return found && { name: found.name, lines: [...found.lines, ...others] };
};

const MOST_LINES_BEFORE = 4;

/** The lines before the first amount. */
function linesBefore(lines: readonly Line[]): readonly Line[] {
  const measured = lines.findIndex(
    ({ text }) =>
      amountsIn(text).length > 0 ||
      (/\s\d+(?=\s*(?:[/,;|+]|$))/.test(text) && mainIngredient(text) !== undefined),
  );
  return lines.slice(0, Math.min(measured < 0 ? 1 : measured, MOST_LINES_BEFORE));
}

/** The one line in capitals where others have small letters: "Drink of the month — October / SPICED PEAR COLLINS". */
const shouted: Finder = ({ lines }, bar) => {
  const at = linesBefore(lines).findIndex(
    ({ text, section }) =>
      section === 'free' &&
      !/\p{Ll}/u.test(text) &&
      /\p{Lu}{3}/u.test(text) &&
      couldBeName(tidyName(text), bar),
  );
  const name = tidyName(lines[at]?.text ?? '');
  return name === '' || isPoured(name) ? undefined : { name, lines: replaced(lines, at, '') };
};

/** "Penicillin (Sam Ross, New York, 2005)": brackets behind a title that hold nothing to pour. */
function withoutCredit(line: string): string {
  const [, title, inside = ''] = /^([^()]+)\(([^()]*)\)$/.exec(line) ?? [];
  const things = inside.split(/,\s*/);
  const isCredit = amountsIn(inside).length === 0 && !things.every((thing) => mainIngredient(thing));
  return title && isCredit ? title.trim() : line;
}

/** The first line that could be a name, of those before the first amount, where more lines follow. */
const title: Finder = ({ lines }, bar) => {
  for (const [at, { text, section }] of linesBefore(lines).entries()) {
    const line = withoutCredit(text.trim());
    const name = tidyName(CREDITED.exec(line)?.[1] ?? withoutAddition(line));
    const isTalk = isSentence(line) || /,|\s[+/]\s|:\s\S|^\p{Ll}.*[.!]$/u.test(line);
    const isTitle = lines.length > 1 && section === 'free' && !isTalk && couldBeTitle(name, bar);
    if (isTitle) return { name, lines: replaced(lines, at, '') };
  }
  return undefined;
};

/** "A Bellini needs only two things": a name before what is said of it. */
const VERB = /(?<=\w) (?:is|was|needs|takes|uses|has|calls for|consists of|contains)(?: |$)/;
const SENTENCE = new RegExp(String.raw`${NOT_AFTER}[.!?]\s+|!+`, 'i');

/** "Ward Eight 2 oz rye …", "Tommy's 60 tequila …". */
const FIRST_AMOUNT = /\s(?=[\d.][\d./ ]*[a-z]{2}|equal (?:parts|measures)\b)/i;

/** "Rum 60": a thing and how much of it. */
const MEASURED = /^\p{L}[\p{L} ]* \d{1,3}$/u;

/** The text before the first colon, dash, comma or bracket, or else before the first amount. */
const head: Finder = ({ lines }, bar) => {
  const [first] = lines;
  if (!first) return undefined;
  const [end] = [HEAD_END, FIRST_AMOUNT]
    .map((pattern) => pattern.exec(first.text))
    .filter((match) => match !== null)
    .sort((one, other) => one.index - other.index);
  const start = end ? first.text.slice(0, end.index) : first.text;
  const verb = VERB.exec(start);
  const before = verb ? start.slice(0, verb.index) : start;
  const sign = end?.[0].trim() ?? '';
  if (isSentence(before)) return undefined;
  const name = tidyName(
    before
      .split(SENTENCE)
      .filter((part) => part.trim())
      .at(-1) ?? '',
  );
  const isList = sign === '' || /^[,(+|•·/]/.test(sign);
  const isOnlyOneUnmeasured =
    sign !== '' &&
    piecesOf(first.text)
      .slice(1, 3)
      .every((piece) => readAmount(piece)?.unit);
  const isThing =
    !isDrink(name, bar) &&
    ((MEASURED.test(name) && isPoured(name.replace(/ \d+$/, ''))) ||
      (isList && !isOnlyOneUnmeasured ? isPoured(name) : ingredientNamed(name) !== undefined));
  if (name === '' || isThing || !couldBeName(name, bar)) return undefined;
  if (!end && name.split(/\s+/).length > MOST_WORDS_ALONE) return undefined;
  const behind = end ? first.text.slice(end.index + (sign === '(' ? 0 : end[0].length)) : '';
  const isOfRecipe = verb && sign !== ':' && mainIngredient(start.slice(verb.index)) !== undefined;
  const rest = isOfRecipe ? first.text.slice(verb.index + verb[0].length) : behind;
  return { name, lines: replaced(lines, 0, rest.trim()) };
};

/** "…, shaken - sex on the beach": behind the last dash, when nothing of it is poured or served. */
const isTitle = (name: string, bar: Bar): boolean =>
  isDrink(name, bar) || (couldBeName(name, bar) && !mainIngredient(name) && !isServing(name));

const tail: Finder = ({ lines }, bar) => {
  const text = lines.at(-1)?.text ?? '';
  const at = text.search(/\s[-–—]\s[^-–—]{3,40}$/);
  const name = tidyName(text.slice(at + 3));
  const isNamed = at > 0 && amountsIn(text.slice(0, at)).length > 0 && isTitle(name, bar);
  return isNamed ? { name, lines: replaced(lines, lines.length - 1, text.slice(0, at)) } : undefined;
};

const IS_A = /\b(?:is|was|that['’]?s) (?:the|an?|my|our) /gi;

/** A known drink's name at the very start: "Whiskey sour with egg white". */
const knownHead: Finder = ({ lines }, bar) => {
  const [first] = lines;
  const found = first && nameAt(bar, words(first.text), 0);
  if (!first || !found?.isWhole || found.named.bottle) return undefined;
  const typed = first.text
    .split(/\s+/)
    .slice(0, found.length)
    .join(' ')
    .replace(/(?<![,.:;])[,.:;]+$/, '');
  const isTyped = words(typed).length === found.length;
  const rest = isTyped ? first.text.split(/\s+/).slice(found.length).join(' ') : first.text;
  return {
    name: titleCase(isTyped ? typed.replace(/ the$/i, '') : nameOf(found.named)),
    lines: replaced(lines, 0, rest),
  };
};

/** "So the drink is the paper plane": a known drink said to be it. */
const knownAfterIs: Finder = ({ lines }, bar) => {
  for (const [at, { text }] of lines.entries()) {
    for (const match of text.matchAll(IS_A)) {
      const behind = text.slice(match.index + match[0].length);
      const found = nameAt(bar, words(behind), 0);
      const isDrinkNamed = found?.isWhole === true && !found.named.bottle && found.length > 1;
      if (isDrinkNamed) {
        const typed = behind.split(/\s+/).slice(0, found.length).join(' ');
        const name = tidyName(words(typed).length === found.length ? typed : nameOf(found.named));
        const end = text.indexOf(typed, match.index) + typed.length;
        return { name, lines: replaced(lines, at, around(text, match.index, end)) };
      }
    }
  }
  return undefined;
};

const FINDERS: readonly Finder[] = [
  labelled,
  by(QUOTED, isQuotedName),
  by(SINGLY_QUOTED),
  by(CALLED, couldBeName),
  by(FOR_IT),
  by(IS_THE),
  knownAfterIs,
  shouted,
  announced,
  tail,
  title,
  head,
  by(ADDED),
  by(BESIDE),
  by(IT_IS),
  by(THAT_IS),
  by(IN_CAPITALS, (name, bar) => isUsualName(name, bar) && !ON_THE_GLASS.test(name)),
  knownHead,
  elsewhere,
  by(TAKE_ON),
];

/** What the drink is called, and the recipe without it. */
export function readName(recipe: RecipeText, bar: Bar): ReadName | undefined {
  for (const find of FINDERS) {
    const found = find(recipe, bar);
    if (found && found.name !== '') return found;
  }
  return undefined;
}

/** Whether a statement is just the name again: "Classic Sazerac!", "a Tom Collins basically". */
export function isNameAgain(piece: string, name: string | undefined): boolean {
  if (name === undefined || amountsIn(piece).length > 0) return false;
  const [said, key] = [phraseKey(tidyName(piece)), phraseKey(name)];
  const isMistyped = key.length > 6 && editDistance(said, key, 2) <= 2;
  return isMistyped || said === key || (key.includes(' ') && ` ${said} `.includes(` ${key} `));
}
