import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

const FOLDERS = ['ops', 'tools', 'proof', 'e2e', 'bench'];
const MOST_FILES = 15;

it(`no folder around the product has more than ${MOST_FILES} files at its top`, () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
    encoding: 'utf8',
  });
  const folders = files.trim().split('\n').map(dirname);
  const crowded = folders.filter((folder) => folders.filter((other) => other === folder).length > MOST_FILES);
  expect([...new Set(crowded)]).toEqual([]);
});
