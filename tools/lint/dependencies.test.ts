import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Packages = Record<string, string>;

/** Types and plugins come with what they belong to, and so do two packages of Nest's and one of ESLint's. */
const COVERED =
  /^(?:@types\/|@nestjs\/|@jest\/|jest-|@testing-library\/|eslint-plugin-|@eslint\/|@peanut\/|reflect-metadata$|rxjs$|globals$)/;

it('gives a reason for each package that a part depends on', () => {
  const reasons = readFileSync('docs/decisions/007-dependencies.md', 'utf8');
  const files = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { encoding: 'utf8' });
  const names = files
    .trim()
    .split('\n')
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Packages>)
    .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }));
  const unexplained = names.filter(
    (name) => !COVERED.test(name) && !new RegExp(`[|,] ${name}[ ,]`).test(reasons),
  );
  expect([...new Set(unexplained)]).toEqual([]);
});
