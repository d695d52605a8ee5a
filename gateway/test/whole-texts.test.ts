import { createHash } from 'node:crypto';
import type { Published } from '../src/pages/published.js';
import { wholeTextsOf } from '../src/pages/whole-texts.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let files: Record<string, string>;
let published: Published;
beforeEach(() => {
  files = { 'index.html': 'the page', SHA256SUMS: `${hashOf('the page')}  index.html\n` };
  published = wholeTextsOf({
    live: () => Promise.resolve('1'),
    read: async (_, version, file) => files[version === '1' ? file : `${version}/${file}`] ?? '',
  });
});

const page = (version = '1') => published.read('shell', version, 'index.html');

it.each(['', 'the p', 'another'])(
  'goes on with the whole text while it is %j, and back to the file',
  async (damaged) => {
    expect(await page()).toBe('the page');
    files['index.html'] = damaged;
    expect(await page()).toBe('the page');
    files['index.html'] = 'the page';
    expect(await page()).toBe('the page');
  },
);

it('has nothing of a file that was damaged from the first', async () => {
  files['index.html'] = '';
  await expect(page()).rejects.toThrow('index.html of shell 1 is damaged');
  files['index.html'] = 'the page';
  expect(await page()).toBe('the page');
});

it('does not mix versions, and takes those without sums as they are', async () => {
  await page();
  files['2/index.html'] = 'the next';
  expect(await page('2')).toBe('the next');
  files['3/index.html'] = '';
  await expect(page('3')).rejects.toThrow('damaged');
});
