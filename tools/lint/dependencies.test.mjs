import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';

const PAGE = 'docs/decisions/007-dependencies.md';
/** Types and plugins stand with what they belong to. */
const COVERED = /^(?:@types\/|@nestjs\/|@jest\/|jest-|@testing-library\/|eslint-plugin-|@eslint\/|@peanut\/)/;
/** The same of single packages: two of Nest's, one of ESLint's. */
const BESIDES = ['reflect-metadata', 'rxjs', 'globals'];

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
  cwd: ROOT,
  encoding: 'utf8',
});

it('gives a reason for each package that a part depends on', () => {
  const reasons = read(PAGE);
  const packages = manifests
    .trim()
    .split('\n')
    .map((file) => JSON.parse(read(file)))
    .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }));
  const unexplained = packages.filter(
    (name) => !COVERED.test(name) && !BESIDES.includes(name) && !new RegExp(`[|,] ${name}[ ,]`).test(reasons),
  );
  expect([...new Set(unexplained)]).toEqual([]);
});
