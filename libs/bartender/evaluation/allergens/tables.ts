import { readFileSync } from 'node:fs';
import { ALLERGENS, type Allergen } from '@peanut/contracts';
import { type LineReading } from '../../src/knowledge/allergens/substances.js';

export type Answer = 'holds' | 'cannot tell' | 'does not';

export interface Row {
  line: string;
  answers: Record<Allergen, Answer>;
}

const forAll = (answer: (allergen: Allergen) => Answer) =>
  Object.fromEntries(ALLERGENS.map((one) => [one, answer(one)])) as Record<Allergen, Answer>;

/** The rows of a table: a line, a tab, and a list of allergens, those that it may hold with a question mark. */
function rowsOf(file: string): Row[] {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#') && row !== 'line\tholds');
  return rows.map((row) => {
    const [line = '', list = ''] = row.split('\t');
    const said = list.split(',').map((one) => one.trim());
    const answers = forAll((one) => {
      if (said.includes(one)) return 'holds';
      return said.includes(`?${one}`) || said.includes('?*') ? 'cannot tell' : 'does not';
    });
    return { line, answers };
  });
}

/** What a reading answers of each allergen. */
export const answersOf = ({ holds, mayHold, isKnown }: LineReading): Record<Allergen, Answer> =>
  forAll((one) => {
    if (holds.has(one)) return 'holds';
    return mayHold.has(one) || !isKnown ? 'cannot tell' : 'does not';
  });

export const HERE = rowsOf('written-here.tsv');
/** Written by somebody who had not seen the table. */
export const BLIND = rowsOf('written-blind.tsv');
export const ALL = [...HERE, ...BLIND];

/** Every "does not" of a reader that a row contradicts. */
export const wrongClearances = (read: (line: string) => LineReading): string[] =>
  ALL.flatMap(({ line, answers }) => {
    const found = answersOf(read(line));
    return ALLERGENS.filter((one) => found[one] === 'does not' && answers[one] !== 'does not').map(
      (one) => `${line}: ${one} ${answers[one]}`,
    );
  });

/** Lines of the tables that a reader still calls known with an unknown word put in at any place. */
export const knownWithUnknownWord = (read: (line: string) => LineReading): string[] =>
  ALL.flatMap(({ line }) => {
    const words = line.split(' ');
    return words.flatMap((word, at) => [
      words.toSpliced(at, 0, 'zorvex').join(' '),
      words.with(at, 'Zorvex').join(' '),
      words.with(at, `${word}-zorvex`).join(' '),
      words.toSpliced(at, 0, 'zorvex-free').join(' '),
    ]);
  }).filter((line) => read(line).isKnown);
