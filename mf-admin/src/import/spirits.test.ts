import { readCocktail, readWhiskey } from '../testing/read-drinks';
import { importRows } from './import-rows';
import { spiritFinder, unknownSpirits } from './spirits';

const of = (spirit: string, part = {}) => readCocktail('A drink', { spirit, ...part });
const rows = importRows(
  [
    of('GIN'),
    of('Mezcal'),
    of('pisco'),
    of(' mezcal '),
    of('Ghost', { ingredients: [] }),
    readWhiskey('Rye'),
  ],
  { cocktail: [], whiskey: [], takenIds: new Set() },
);

it('names each spirit once that is not on the list, with its drinks', () => {
  expect(unknownSpirits(rows, ['gin', 'rum'])).toEqual([
    { key: 'mezcal', name: 'Mezcal', drinks: 2 },
    { key: 'pisco', name: 'pisco', drinks: 1 },
  ]);
});

it('finds a spirit as the list writes it, else what the owner chose', () => {
  const choices = new Map([
    ['mezcal', 'Mezcal'],
    ['pisco', 'rum'],
  ]);
  const find = spiritFinder(['gin', 'rum'], choices);
  expect(['GIN', 'MEZCAL', 'pisco', 'absinthe'].map(find)).toEqual([
    { name: 'gin', isAdded: false },
    { name: 'Mezcal', isAdded: true },
    { name: 'rum', isAdded: false },
    undefined,
  ]);
});
