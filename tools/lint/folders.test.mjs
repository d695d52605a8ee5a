import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';

const FOLDERS = ['ops', 'tools', 'proof', 'e2e', 'bench'];
const MOST_FILES = 15;

/** The folders with more files at their top than a reader takes in at once. */
function crowded(files) {
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
}

it(`a folder has at most ${MOST_FILES} files at its top; those of its sub-folders do not count`, () => {
  const filesIn = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/${index}.mjs`);
  const files = [
    ...filesIn('ops/a', MOST_FILES),
    ...filesIn('ops/a/b', 1),
    ...filesIn('ops/c', MOST_FILES + 1),
  ];
  expect(crowded(files)).toEqual(['ops/c']);
});

it('so has each around the product', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(crowded(files.trim().split('\n'))).toEqual([]);
});
