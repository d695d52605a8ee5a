import { readdirSync, readFileSync } from 'node:fs';
import { CASE_SETS, type MenuFileCase } from './menu-file-case.js';

const FOLDER = `${import.meta.dirname}/cases`;

/** What a line lacks to be a case; undefined when it is one. */
function problemOf(one: MenuFileCase): string | undefined {
  const { input, json, bytes, expect } = one;
  if ([one.id, one.kind, one.format].some((text) => typeof text !== 'string' || text === ''))
    return 'id, kind and format are texts';
  if (!CASE_SETS.includes(one.set)) return `set is one of ${CASE_SETS.join(', ')}`;
  if ([input, json, bytes].filter((source) => source !== undefined).length !== 1)
    return 'it has one of input, json and bytes';
  return (expect.drinks === undefined) === (expect.refused === undefined)
    ? 'it expects drinks or a refusal'
    : undefined;
}

function readLine(line: string, place: string): MenuFileCase {
  const one = JSON.parse(line) as MenuFileCase;
  const problem = problemOf(one);
  if (problem) throw new Error(`${place}: ${problem}`);
  return one;
}

/** Every case of every family, in the order of the files. */
export const readMenuFileCases = (): MenuFileCase[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(`${FOLDER}/${file}`, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line, at) => readLine(line, `${file}:${at + 1}`)),
    );
