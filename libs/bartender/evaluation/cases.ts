import { existsSync, readFileSync } from 'node:fs';
import { caseProblem } from './case-shape.js';
import { type EvaluationCase } from './case-types.js';
import * as EXPECTED_WORDS from './expected-words.js';

export const TOPICS = ['moods', 'chats', 'recipes', 'pours', 'edits', 'pasted'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * `tuning`: the bartender is adjusted with these. `held-out`: these only judge it; who adjusts it does not read them.
 * `regression`: what it was adjusted with before and must not forget.
 */
export const CASE_SETS = ['regression', 'tuning', 'held-out'] as const;
export type CaseSet = (typeof CASE_SETS)[number];

const WORDS = new Map(Object.entries<string | readonly string[]>(EXPECTED_WORDS));

/** Texts with each `{NAME}` replaced by its words. */
function withWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWords);
  if (typeof value !== 'string') return value;
  return value.replace(/\{([A-Z_]+)\}/g, (_, name: string) => {
    const words = WORDS.get(name);
    if (!words) throw new Error(`expected-words.ts has no ${name}`);
    return typeof words === 'string' ? words : words.join('|');
  });
}

function readCase(line: string): EvaluationCase {
  const found = JSON.parse(line) as EvaluationCase;
  const problem = caseProblem(found);
  if (problem) throw new Error(problem);
  if (found.expect === null) return found;
  const expect = Object.fromEntries(
    Object.entries(found.expect).map(([name, value]) => [name, withWords(value)]),
  );
  return { ...found, expect } as EvaluationCase;
}

/** The cases of a file's text, one a line; a line that is none is told by file and number. */
export function casesIn(jsonl: string, file: string): EvaluationCase[] {
  return jsonl
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      try {
        return readCase(line);
      } catch (error) {
        throw new Error(`${file}:${at + 1}: ${error instanceof Error ? error.message : error}`);
      }
    });
}

/** The cases of a topic in a set; there may be none. */
export function readCases(topic: Topic, set: CaseSet): EvaluationCase[] {
  const file = `${import.meta.dirname}/cases/${topic}.${set}.jsonl`;
  return existsSync(file) ? casesIn(readFileSync(file, 'utf8'), file) : [];
}
