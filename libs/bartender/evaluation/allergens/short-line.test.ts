import { SEEDED_MENU } from '../seeded-menu.js';
import { phraseKey, phrases } from '../../src/language/words.js';
import { INGREDIENTS } from '../../src/knowledge/ingredients.js';
import { HARMLESS_SPEECH } from '../../src/knowledge/allergens/harmless.js';
import { readLine as readByTable } from '../../src/knowledge/allergens/read-line.js';
import {
  readLine,
  SHORT_HOLDS,
  SHORT_MAY_HOLD,
  SHORT_SPEECH,
  SHORT_UNKNOWN,
} from '../../src/knowledge/allergens/short-line.js';
import { type LineReading, type Substance, SUBSTANCES } from '../../src/knowledge/allergens/substances.js';
import { ALL, knownWithUnknownWord, wrongClearances } from './tables.js';

const NAMES = INGREDIENTS.map(({ name, aliases }) => [name, ...aliases]);

/** The names of which it is so, or the first with a star where it is so of all names of a row. */
const listed = (partOf: (reading: LineReading) => ReadonlySet<Substance>) =>
  Object.fromEntries(
    SUBSTANCES.map((substance) => {
      const isIn = (name: string) => partOf(readByTable(name)).has(substance);
      return [
        substance,
        NAMES.flatMap((names) => (names.every(isIn) ? [`${names[0]}*`] : names.filter(isIn))),
      ] as const;
    }).filter(([, names]) => names.length > 0),
  );

const asLists = (lists: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lists).map(([substance, list]) => [substance, phrases(list)]));

describe('the short reader of browsers', () => {
  it('says of every ingredient what the table says', () => {
    expect(asLists(SHORT_HOLDS)).toEqual(listed(({ holds }) => holds));
    expect(asLists(SHORT_MAY_HOLD)).toEqual(listed(({ mayHold }) => mayHold));
    expect(phrases(SHORT_UNKNOWN)).toEqual(NAMES.flat().filter((name) => !readByTable(name).isKnown));
  });

  it('has no words that the table has not', () => {
    const known = new Set(phrases(HARMLESS_SPEECH).map(phraseKey));
    expect(phrases(SHORT_SPEECH).filter((word) => !known.has(phraseKey(word)))).toEqual([]);
  });

  it('clears no line of what it holds or may hold, and none with a word that nobody knows', () => {
    expect(wrongClearances(readLine)).toEqual([]);
    expect(knownWithUnknownWord(readLine)).toEqual([]);
  });

  it('finds in no line what the table does not find there', () => {
    const sure = ({ holds }: LineReading) => [...holds];
    const more = ALL.filter(({ line }) => {
      const { holds, mayHold } = readByTable(line);
      return sure(readLine(line)).some((one) => !holds.has(one) && !mayHold.has(one));
    });
    expect(more.map(({ line }) => line)).toEqual([]);
  });

  it('knows every line of the seeded menu', () => {
    const lines = SEEDED_MENU.cocktails.flatMap(({ ingredients }) => ingredients);
    expect(lines.filter((line) => !readLine(line).isKnown)).toEqual([]);
  });
});
