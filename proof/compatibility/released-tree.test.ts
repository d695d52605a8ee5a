import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildReleased, linkPackages } from './released-tree.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'peanut-released-tree-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path);
}

it('takes the packages of the present tree, and the parts of the released one', () => {
  for (const path of ['now/node_modules/react/index.js', 'now/node_modules/@swc/core/index.js']) write(path);
  for (const root of ['now', 'released']) write(`${root}/libs/web/index.js`);
  mkdirSync(join(folder, 'now/node_modules/@peanut'));
  symlinkSync('../../libs/web', join(folder, 'now/node_modules/@peanut/web'));
  linkPackages(join(folder, 'now/node_modules'), join(folder, 'released/node_modules'));
  const read = (name: string): string =>
    readFileSync(join(folder, 'released/node_modules', name, 'index.js'), 'utf8');
  expect(read('react')).toBe('now/node_modules/react/index.js');
  expect(read('@swc/core')).toBe('now/node_modules/@swc/core/index.js');
  expect(read('@peanut/web')).toBe('released/libs/web/index.js');
});

it('says how to fetch a release that this clone does not reach back to', async () => {
  const release = { version: '0.9.0', commit: '0'.repeat(40) };
  const building = buildReleased(folder, release);
  await expect(building).rejects.toThrow(
    /does not have 0{40}, of which 0\.9\.0 was made\. Fetch it: git fetch/,
  );
});
