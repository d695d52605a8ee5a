import { readCocktail } from '../testing/read-drinks';
import { SourceError } from './menu-reader';
import { readSource } from './read-source';

const file = (name: string) =>
  // jsdom's files cannot be read this way.
  Object.assign(new File([''], name), { arrayBuffer: async () => new ArrayBuffer(0) });
const reader = {
  read: async ({ fileName = 'text' }: { fileName?: string | undefined }) => {
    if (fileName.startsWith('bad')) throw new SourceError('This can’t be read.');
    return { format: 'json' as const, drinks: [readCocktail(fileName)], texts: [], problems: [] };
  },
  close: () => undefined,
};

it('reads several files and a text, and says of which one nothing came', async () => {
  const files = [file('one.json'), file('bad.pdf'), file('two.json')];
  const { drinks, problems } = await readSource({ files, text: 'a recipe' }, reader);
  expect(drinks.map(({ input }) => input.name)).toEqual(['one.json', 'two.json', 'text']);
  expect(problems).toEqual(['“bad.pdf”: This can’t be read.']);
});

it('refuses a single file that cannot be read', async () => {
  await expect(readSource({ files: [file('bad.pdf')], text: '' }, reader)).rejects.toThrow(SourceError);
});
