import { inputOf, MENU_FILE } from '@peanut/contracts';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { readMenu } from './read-menu.js';

const [seeded] = SEEDED_MENU.cocktails;
const CREAMY = ['1 oz gin', '1 oz cream', '1 egg white'];

const csv = (allergens: string, head = 'allergens') =>
  `name,spirit,ingredients,${head}\nHarbour Flip,gin,"${CREAMY.join('; ')}","${allergens}"\n`;
const json = (fields: object) =>
  JSON.stringify([{ name: 'Harbour Flip', ingredients: CREAMY, instructions: 'Shake.', ...fields }]);
const only = (text: string) => {
  const [drink, ...others] = readMenu(text).drinks;
  expect(others).toEqual([]);
  return { allergens: drink?.input.allergens, problems: drink?.problems, guessed: drink?.guessed };
};

describe('the allergens of a drink that was read', () => {
  it.each([
    csv('Dairy, Eggs'),
    csv('Milch und Ei', 'Allergene'),
    csv('Œufs; lait', 'Allergènes'),
    csv('🥛🥚'),
    json({ allergens: ['dairy', 'eggs'] }),
    json({ allergens: [{ name: 'Milk' }, { name: 'Egg' }] }),
    json({ allergens: { milk: true, egg: true, nuts: false } }),
    json({ allergens: ['Milk'], may_contain: 'egg' }),
  ])('are what the file says, in whatever words: %j', (text) => {
    expect(only(text)).toMatchObject({ allergens: ['egg', 'milk'], problems: [] });
  });

  it.each([
    csv('Dairy'),
    csv('none'),
    json({ allergens: ['lactose'] }),
    json({ allergens: 'gluten-free, milk' }),
  ])('are what its lines hold as well, and it says so: %j', (text) => {
    const { allergens, problems } = only(text);
    expect(allergens).toEqual(['egg', 'milk']);
    expect(problems?.join()).toMatch(
      /^Its ingredients hold more than it names; ticked too: egg \(1 egg white\)/,
    );
  });

  it('lose nothing by a word that nobody knows', () => {
    expect(only(csv('zorvex'))).toMatchObject({
      allergens: ['egg', 'milk'],
      problems: ['Allergens has no “zorvex”. Please tick what it stands for, or say it in the description.'],
    });
    expect(only(csv('zorvex')).guessed).toContain('allergens');
    expect(only(csv('Nuts, lupin')).allergens).toEqual(['egg', 'milk', 'nuts']);
  });

  it('of our own export are the owner’s ticks', () => {
    const cocktails = [{ ...seeded, ingredients: CREAMY, allergens: ['sesame'] }];
    const { format, version } = MENU_FILE;
    const own = JSON.stringify({ format, version, cocktails, whiskeys: [], spiritOptions: [] });
    expect(only(own)).toMatchObject({ allergens: ['sesame'], problems: [], guessed: [] });
  });

  it.each(['', 'sesame'])('of our own table are the owner’s ticks: %j', (allergens) => {
    const fields = {
      ...inputOf('cocktail', seeded ?? {}),
      ingredients: CREAMY.join('\n'),
      allergens,
      smoke: '',
    };
    const cells = (row: unknown[]) => row.map((cell) => `"${String(cell)}"`).join(',');
    const table = `\ufeff${cells(['kind', ...Object.keys(fields)])}\r\n${cells(['cocktail', ...Object.values(fields)])}\r\n`;
    const ticked = allergens === '' ? [] : [allergens];
    expect(only(table)).toMatchObject({ allergens: ticked, problems: [], guessed: [] });
  });
});
