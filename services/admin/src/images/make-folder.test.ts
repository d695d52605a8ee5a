import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';

it('makes the folders above too, and is content with what is there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'peanut-folder-'));
  for (const path of ['deep/er', 'deep/er', 'deep/other']) await makeFolder(join(root, path));
  await Promise.all(['new/one', 'new/two', 'new/one'].map((path) => makeFolder(join(root, path))));
  expect(statSync(join(root, 'new/one')).isDirectory()).toBe(true);
  rmSync(root, { recursive: true });
});

it('says of a full disk that it is full', async () => {
  const made: string[] = [];
  const mkdir = jest.fn((path: string) => {
    made.push(path);
    const code = path === '/data/images' ? 'ENOSPC' : 'ENOENT';
    return Promise.reject(Object.assign(new Error(code), { code }));
  });
  await expect(makeFolder('/data/images/.incoming/1', mkdir as never)).rejects.toThrow('ENOSPC');
  expect(made).toEqual(['/data/images/.incoming/1', '/data/images/.incoming', '/data/images']);
});
