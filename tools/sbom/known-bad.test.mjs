import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { faultsOf, isAllowed, MIT_BY_THEIR_TEXT } from './known-bad.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('no package has a version that is known to be bad', () => {
  expect(faultsOf(packages)).toEqual([]);
});

it('notices one that has, wherever it lies', () => {
  const path = 'node_modules/a/node_modules/dompurify';
  expect(faultsOf({ [path]: { version: '3.4.9' }, 'node_modules/dompurify': { version: '3.10.0' } })).toEqual(
    [expect.stringContaining(`${path}@3.4.9`)],
  );
});

it('every package may be given away', () => {
  const others = installed.filter(
    ([path, { license }]) =>
      !isAllowed(license) && !MIT_BY_THEIR_TEXT.some((name) => path.endsWith(`/${name}`)),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(isAllowed('GPL-3.0-only OR MIT')).toBe(true);
  expect(isAllowed('Apache-2.0 AND AGPL-3.0-only')).toBe(false);
  expect(isAllowed(undefined)).toBe(false);
});

it('every package is named by its content, and none runs a script as it is installed', () => {
  const withoutHash = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  expect(withoutHash.map(([path]) => path)).toEqual([]);
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
