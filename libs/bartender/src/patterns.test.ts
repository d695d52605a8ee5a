import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { LINEAR_PATTERNS } from '../../../tools/lint/linear-patterns.mjs';

const linter = new Linter();
const problems = (pattern: string) =>
  linter.verify(`export const pattern = ${pattern};`, { plugins: { regexp }, rules: LINEAR_PATTERNS });

const isOfPackage = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .slice(2, 4)
    .some((line) => line.includes('node_modules'));

/** The patterns that modules put together while they are loaded: those written as literals are linted in their files. */
async function patternsMadeBy(load: () => Promise<unknown>): Promise<string[]> {
  const made = new Set<string>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, parts, newTarget) {
      const pattern = Reflect.construct(target, parts, newTarget) as RegExp;
      if (!isOfPackage(new Error())) made.add(String(pattern));
      return pattern;
    },
  });
  await load().finally(() => {
    globalThis.RegExp = original;
  });
  return [...made];
}

it.each([
  ['repeats within repeats', /([ \t]*•[ \t]*)+$/],
  ['two repeats of the same signs side by side', /^a\s*b?\s*$/],
  ['a repeat that is tried again from each sign of it', /\s+$/],
])('finds %s', (_, pattern) => {
  expect(problems(String(pattern))).not.toEqual([]);
});

it('finds none among the patterns that the house bartender puts together', async () => {
  const made = await patternsMadeBy(() => import('./rule-based.js'));
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((pattern) => problems(pattern).length > 0)).toEqual([]);
});
