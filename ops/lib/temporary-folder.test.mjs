import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTemporaryFolder } from './temporary-folder.mjs';

const NOBODY = 999_999_999;

let parent = '';

beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'peanut-temporary-'))));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('is gone after the work, whatever came of it', async () => {
  const failing = inTemporaryFolder(parent, 'work-', (folder) => {
    expect(existsSync(folder)).toBe(true);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(parent)).toEqual([]);
});

it('takes away what killed programs left, and nothing else', async () => {
  const [left, used, other] = [`work-${NOBODY}-a`, `work-${process.ppid}-a`, 'work-shop'];
  for (const name of [left, used, other]) mkdirSync(join(parent, name));
  await inTemporaryFolder(parent, 'work-', () => {});
  expect(readdirSync(parent).sort()).toEqual([used, other].sort());
});
