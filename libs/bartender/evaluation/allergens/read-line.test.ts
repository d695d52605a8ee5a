import { ALLERGENS } from '@peanut/contracts';
import { readLine } from '../../src/knowledge/allergens/read-line.js';
import { ALL, answersOf, BLIND, HERE, knownWithUnknownWord, wrongClearances } from './tables.js';

describe('readLine', () => {
  it('clears no line of what it holds or may hold', () => {
    expect(ALL.length).toBeGreaterThan(750);
    expect(wrongClearances(readLine)).toEqual([]);
  });

  it.each(HERE)('$line', ({ line, answers }) => {
    expect(answersOf(readLine(line))).toEqual(answers);
  });

  it('reads most lines of a stranger to the letter', () => {
    const right = BLIND.filter(({ line, answers }) => {
      const found = answersOf(readLine(line));
      return ALLERGENS.every((one) => found[one] === answers[one]);
    });
    expect(right.length / BLIND.length).toBeGreaterThanOrEqual(0.83);
  });

  it('knows no line with a word that nobody knows', () => {
    expect(knownWithUnknownWord(readLine)).toEqual([]);
  });

  it.each([
    ['1 tsp lupin flour', 'lupin'],
    ['1/2 oz hot honey', 'honey'],
    ['2 oz bacon fat-washed bourbon', 'meat'],
    ['1 sheet gelatine', 'meat'],
  ] as const)('%s: %s, of which the card has no word', (line, substance) => {
    expect(readLine(line).holds.has(substance)).toBe(true);
  });
});
