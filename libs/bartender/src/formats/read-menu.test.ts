import { MENU_FILE } from '@peanut/contracts';
import { hostileTexts } from '@peanut/contracts/testing';
import { readMenu } from './read-menu.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

/** Throws what is no refusal. */
function readOrRefuse(text: string): void {
  try {
    const { drinks, texts } = readMenu(text);
    expect(drinks.length + texts.length).toBeLessThanOrEqual(MENU_FILE.maxDrinks);
  } catch (error) {
    if (!(error instanceof UnreadableMenuError)) throw error;
  }
}

it('fills in what a recipe lacks, and names it', () => {
  const [drink] = readMenu(
    '{"name":"Night Ferry","ingredients":["2 oz rye","1 oz cream"],"instructions":"Shake and strain into a coupe."}',
  ).drinks;
  expect(drink?.input).toMatchObject({
    name: 'Night Ferry',
    spirit: 'whiskey',
    glass: 'Coupe',
    ice: 'None, served up',
    allergens: ['milk'],
  });
  expect(drink?.guessed).toEqual(['spirit', 'ice', 'description', 'allergens']);
});

it('leaves out what has nothing to pour, and says so', () => {
  const { drinks, problems } = readMenu('name,ingredients,glass\nA,1 oz gin,coupe\nB,,coupe\n');
  expect(drinks.map(({ input }) => input.name)).toEqual(['A']);
  expect(problems).toEqual(['“B” has no ingredients; it is left out.']);
});

it('reads a thousand times the same name', () => {
  expect(readMenu(`name,ingredients\n${'Negroni,1 oz gin\n'.repeat(1000)}`).drinks).toHaveLength(1000);
});

it.each([
  ['no drink', 'hello', /No drinks were found/],
  ['JSON that breaks off', '{"name":"Negroni","ingredients":["1 oz', /damaged or breaks off/],
  ['too many drinks', `name,ingredients\n${'Negroni,1 oz gin\n'.repeat(MENU_FILE.maxDrinks + 1)}`, /2,000/],
  ['a program', "import { gin } from './bar';\nexport const pour = () => gin('2 oz');\n", /a program/],
  ['settings', '[[drink]]\nname = "Gimlet"\ningredients = ["2 oz gin"]\n', /TOML/],
  [
    'a page in one file',
    'Subject: Gimlet\nMIME-Version: 1.0\nContent-Type: multipart/related\n\n<li>2 oz gin</li>\n',
    /MHTML/,
  ],
  [
    'a link',
    ' https://recipes.example/gimlet\n',
    /^Links can't be opened from here\. Copy the recipe's text and paste it\.$/,
  ],
  ['a text without end', 'Negroni\n1 oz gin\n\n'.repeat(100_000), /split/],
])('refuses %s with a sentence', (_, text, message) => {
  expect(() => readMenu(text)).toThrow(UnreadableMenuError);
  expect(() => readMenu(text)).toThrow(message);
});

const HUGE = MENU_FILE.maxBytes;
it.each([
  '[',
  '{"a":',
  '{',
  '<',
  '<div>',
  '<table><tr><td>',
  '|',
  'a\t',
  '> ',
  '**a ',
  '&amp;',
  '"',
  '\n',
  '1/2 ',
])('reads %j over and over, to the limit of a file', (piece) => {
  readOrRefuse(piece.repeat(HUGE / piece.length));
});

it('reads names that every object has', () => {
  readOrRefuse(
    '{"__proto__":{"ingredients":["1 oz gin"]},"constructor":{"name":"x","ingredients":{"toString":"1 oz","__proto__":"2 oz"}}}',
  );
  readOrRefuse('constructor,__proto__,name,ingredients\na,b,toString,valueOf\n');
});

it('reads every hostile text', () => {
  for (const text of hostileTexts()) readOrRefuse(text);
}, 120_000);
