import { type CocktailInput, type DrinkRead, type WhiskeyInput } from '@peanut/contracts';
import { SEEDED_MENU } from '../../evaluation/seeded-menu.js';
import { parseCocktail } from './parse-cocktail.js';
import { parseWhiskey } from './parse-whiskey.js';

/** Fields that change, each with its value or with what its text must match; all others stay. */
type Expected<Fields> = { [Name in keyof Fields]?: Fields[Name] | RegExp };
type Row<Fields> = [of: string, instruction: string, changes: Expected<Fields>, notUnderstood?: string[]];

function judge<Fields extends object>(
  { notUnderstood = [], ...fields }: DrinkRead<Fields>,
  expected: Expected<Fields>,
  missed: readonly string[],
) {
  const read = new Map<string, unknown>(Object.entries(fields));
  expect([...read.keys()].sort()).toEqual(Object.keys(expected).sort());
  for (const [name, value] of Object.entries(expected))
    if (value instanceof RegExp) expect([read.get(name)].flat().join(' | ')).toMatch(value);
    else expect(read.get(name)).toEqual(value);
  expect(notUnderstood).toEqual(missed);
}

function edit(of: string, description: string): DrinkRead<CocktailInput> {
  const current = SEEDED_MENU.cocktails.find(({ name }) => name === of) ?? null;
  return parseCocktail({ description, mode: 'partial', current }, SEEDED_MENU);
}

function editPour(of: string, description: string): DrinkRead<WhiskeyInput> {
  const current = SEEDED_MENU.whiskeys.find(({ name }) => name.startsWith(of)) ?? null;
  return parseWhiskey({ description, mode: 'partial', current }, SEEDED_MENU);
}

describe('an instruction for a cocktail', () => {
  it.each<Row<CocktailInput>>([
    // What is refused is never done.
    ['Daiquiri', 'no shaking', {}, ['no shaking']],
    ['Daiquiri', "don't shake it", {}, ["don't shake it"]],
    ['Negroni', 'no shaking', {}],
    ['Daiquiri', 'never in a coupe', {}, ['never in a coupe']],
    ['Daiquiri', 'not in a coupe, use a rocks glass', { glass: 'Rocks', prep: /rocks glass/ }],
    ['Negroni', "don't add sugar", {}],
    ['Negroni', "don't double the gin", {}, ["don't double the gin"]],
    ['Paloma', 'not spicy', {}, ['not spicy']],
    ['Old Fashioned', 'no smoke', { smoke: null }],
    ['Old Fashioned', "don't use orange bitters", { ingredients: /^(?!.*orange bitters)/ }],
    ['Moscow Mule', 'no garnish please', { ingredients: /^(?!.*garnish)/ }],
    ['Espresso Martini', "don't rename it", {}, ["don't rename it"]],
    ['Negroni', "don't hide it", {}, ["don't hide it"]],
    ['Daiquiri', "don't shake it, stir it", { prep: /^Stir/ }],
    ['Negroni', 'do not swap the gin for vodka', {}, ['do not swap the gin for vodka']],
    ['Negroni', 'make it less bitter', {}, ['make it less bitter']],
    ['Paloma', "don't make it smoky", {}, ["don't make it smoky"]],
    ['Moscow Mule', "don't remove the mint", {}, ["don't remove the mint"]],
    ['Daiquiri', "don't make it sweeter", {}, ["don't make it sweeter"]],
    ['Daiquiri', 'not so sweet', { ingredients: /1\/2 oz \(15 ml\) simple syrup/ }],
    ['Negroni', "don't change the garnish to mint", {}, ["don't change the garnish to mint"]],
    ['Negroni', "don't add a salt rim", {}],
    ['Margarita', 'without ice', { ice: 'None', prep: /Strain into the glass and add/ }],
    // A glass that is named is that glass.
    ['Hurricane', 'margarita glass', { glass: 'Margarita glass', prep: /margarita glass/ }],
    ['Margarita', 'serve it in a margarita glass', { glass: 'Margarita glass' }],
    ['Negroni', 'put it in a glencairn', { glass: 'Glencairn', prep: /in a Glencairn/ }],
    ['Negroni', 'use an irish coffee glass', { glass: 'Irish coffee glass', prep: /an Irish coffee glass/ }],
    ['French 75', 'in a wine glass', { glass: 'Wine glass', prep: /wine glass(?!.*flute)/ }],
    ['Paloma', 'use a rocks glass, salted rim', { glass: 'Rocks, salted rim' }],
    ['Paloma', 'change the glass to a collins', { glass: 'Collins' }],
    // What the preparation says of the old glass and ice follows.
    [
      'Negroni',
      'coupe without ice',
      { glass: 'Coupe', ice: 'None', prep: /Strain into a coupe\.(?!.*(?:cube|rocks))/ },
    ],
    ['Negroni', 'over crushed ice', { ice: 'Crushed ice', prep: /Strain over crushed ice in a rocks glass/ }],
    [
      'Old Fashioned',
      'serve it up in a coupe',
      { glass: 'Coupe', ice: 'None, served up', prep: /^(?!.*cube)/ },
    ],
    [
      'Manhattan',
      'on the rocks in a rocks glass',
      { glass: 'Rocks', ice: 'Cubes', prep: /rocks glass over fresh cubes(?!.*Nick)/ },
    ],
    ['Margarita', 'no ice', { ice: 'None', prep: /^(?!.*cubes)/ }],
    ['Hurricane', 'highball glass', { glass: 'Highball', prep: /into a highball glass/ }],
    ['Espresso Martini', 'in a coupe', { glass: 'Coupe' }],
    // Several clauses: each is done or named.
    [
      'Margarita',
      'add a pinch of salt and mention it in the preparation',
      { ingredients: /1 pinch (?:of )?salt/, prep: /lime wheel\. Add the salt\.$/ },
    ],
    [
      'Negroni',
      'double the gin and Campari',
      { ingredients: /2 oz \(60 ml\) London.*2 oz \(60 ml\) Campari/ },
    ],
    [
      'Daiquiri',
      'more lime, less sugar',
      { ingredients: /1 1\/4 oz \(37.5 ml\) fresh lime juice \| 1\/2 oz \(15 ml\) simple syrup/ },
    ],
    [
      'Old Fashioned',
      'replace the demerara with maple syrup',
      { ingredients: /\(7.5 ml\) maple syrup, 2:1/ },
    ],
    ['Negroni', 'a bit more citrusy, in a coupe', { glass: 'Coupe', prep: /coupe/ }, ['a bit more citrusy']],
    [
      'Negroni',
      'hide it and make it taste like Tuesday',
      { isVisible: false },
      ['make it taste like Tuesday'],
    ],
    ['Negroni', 'stronger, and play some jazz', { ingredients: /1 1\/2 oz/ }, ['play some jazz']],
    [
      'Daiquiri',
      'less sweet, no shaking, hide it',
      { ingredients: /1\/2 oz/, isVisible: false },
      ['no shaking'],
    ],
    ['Paloma', 'rename it to Dusk; price 12 dollars', { name: 'Dusk' }, ['price 12 dollars']],
    [
      'Negroni',
      'swap the gin for mezcal and print the menu',
      { ingredients: /1 oz \(30 ml\) mezcal/, description: /mezcal/, prep: /mezcal/, spirit: 'tequila' },
      ['print the menu'],
    ],
    ['French 75', 'out of stock. Tell the guests why.', { isAvailable: false }, ['Tell the guests why']],
    ['Negroni', 'asdf', {}, ['asdf']],
    ['Negroni', 'make it better', {}, ['make it better']],
    ['Negroni', 'translate it into French', {}, ['translate it into French']],
    ['Negroni', 'add something special', {}, ['add something special']],
    ['Negroni', 'remove the cucumber', {}, ['remove the cucumber']],
    ['Negroni', 'swap the tequila for mezcal', {}, ['swap the tequila for mezcal']],
    ['Negroni', 'more coconut', {}, ['more coconut']],
    ['Negroni', 'spirit: unobtainium', {}, ['spirit: unobtainium']],
    ['Negroni', 'use 2 oz gin', { ingredients: /2 oz \(60 ml\) London dry gin/ }],
    ['Negroni', 'add orange bitters', { ingredients: /orange bitters/i }],
    [
      'Old Fashioned',
      'make it with rye',
      { ingredients: /rye/, description: /./, prep: /rye/, spirit: 'whiskey' },
    ],
    ['Negroni', 'make the description shorter', { description: /^Equal parts gin, bitter and sweet\.$/ }],
    ['Negroni', 'name: Red Hour\nglass: coupe', { name: 'Red Hour', glass: 'Coupe', prep: /coupe/ }],
    ['Negroni', 'please', {}, ['please']],
    [
      'Negroni',
      'serve it up in a chilled coupe',
      { glass: 'Coupe, chilled', ice: 'None, served up', prep: /Strain into a chilled coupe\./ },
    ],
  ])('%s: "%s"', (of, instruction, changes, missed = []) => judge(edit(of, instruction), changes, missed));
});

describe('an instruction for a whiskey', () => {
  it.each<Row<WhiskeyInput>>([
    ['Buffalo Trace', 'make the notes more about toffee', { notes: /^Toffee, brown sugar/ }],
    ['Buffalo Trace', 'more toffee in the notes', { notes: /toffee/i }],
    ['Lagavulin', 'notes less about iodine', { notes: /^(?!.*iodine)/i }],
    ['Buffalo Trace', 'focus the notes on mint', { notes: /^Mint/ }],
    ['Buffalo Trace', 'proof 101 and hide it', { proof: 101, isVisible: false }],
    ['Buffalo Trace', 'not smoky', {}],
    ['Ardbeg', 'not smoky', {}, ['not smoky']],
    ['Buffalo Trace', "don't add vanilla", {}],
    ['Buffalo Trace', 'make it less smoky', {}, ['make it less smoky']],
    [
      'Buffalo Trace',
      'change the proof to 92, notes less about oak',
      { proof: 92, notes: 'Brown sugar, mint' },
    ],
    ['Buffalo Trace', 'no water', { water: 'None' }],
    ['Buffalo Trace', 'make it more poetic', {}, ['make it more poetic']],
    ['Buffalo Trace', 'proof 300', {}, ['proof 300']],
    ['Buffalo Trace', 'asdf', {}, ['asdf']],
    ['Buffalo Trace', 'out of stock and order a new bottle', { isAvailable: false }, ['order a new bottle']],
    ['Buffalo Trace', 'remove mint from the notes', { notes: /^(?!.*mint)/i }],
    ['Buffalo Trace', 'remove coconut from the notes', {}, ['remove coconut from the notes']],
    ['Buffalo Trace', 'rest 10 minutes; sing about it', { rest: /10 minutes/ }, ['sing about it']],
    ['Jameson', "don't hide it", {}, ["don't hide it"]],
    ['Buffalo Trace', 'make the profile darker', {}, ['make the profile darker']],
  ])('%s: "%s"', (of, instruction, changes, missed = []) =>
    judge(editPour(of, instruction), changes, missed),
  );
});

describe('a text for an empty form', () => {
  const fill = (description: string) =>
    parseCocktail({ description, mode: 'fill', current: null }, SEEDED_MENU);
  const fillPour = (description: string) =>
    parseWhiskey({ description, mode: 'fill', current: null }, SEEDED_MENU);

  it.each(['asdf', 'no shaking', 'qwertz', 'xxxx', 'fjdkls qweoriu', 'hmm', 'hjkl;'])(
    'reads nothing in "%s"',
    (text) => {
      expect(fill(text)).toEqual({});
      expect(fillPour(text)).toEqual({});
    },
  );

  it.each([
    ['daiquiri, no shaking', 'prep', /^(?!.*shake)/i],
    ['a mojito without sugar', 'ingredients', /^(?!.*syrup)/i],
    ['a mojito without sugar', 'prep', /^(?!.*sugar)/i],
    ['margarita in a margarita glass', 'glass', /^Margarita glass/],
    ['gin and tonic: 2 oz gin, 4 oz tonic. Not stirred, never in a coupe', 'glass', /^(?!.*coupe)/i],
  ] as const)('"%s": %s', (text, field, expected) => {
    expect([fill(text)[field]].flat().join(' | ')).toMatch(expected);
  });

  it('names a refusal that the recipe itself does not keep to', () => {
    const { notUnderstood } = fill(
      'Sour: 2 oz gin, 1 oz lemon juice, 3/4 oz simple syrup. No sugar. No garnish.',
    );
    expect(notUnderstood).toEqual(['No sugar']);
  });
});
