import { readText } from './read-text.js';
import { canonicalLine } from './written-drink.js';

const DATA =
  '{"name":"Harbour Sour","ingredients":[{"name":"gin","amount":2,"unit":"oz"},{"name":"lemon juice","amount":"3/4","unit":"oz"}]}';

it.each<[string, string]>([
  ['text before it', `Here you go:\n${DATA}`],
  ['text behind it', `${DATA}\nEnjoy!`],
  ['the argument of a call', `callback(${DATA});`],
  ['a text within a text', JSON.stringify(DATA)],
  ['escaped quotes', DATA.replaceAll('"', '\\"')],
  ['a page that shows it', `<pre>${DATA.replaceAll('"', '&quot;')}</pre>`],
  ['a broken line in a text', DATA.replace('Harbour Sour', 'Harbour\nSour')],
  ['words of Python', DATA.replace('{', "{'seen': True, 'rating': None, ").replaceAll('"', "'")],
])('reads data with %s', (_case, text) => {
  const { drinks } = readText(text);
  expect(drinks.map((drink) => [drink.fields.get('name'), ...drink.lines.map(canonicalLine)])).toEqual([
    ['Harbour Sour', '2 oz gin', '3/4 oz lemon juice'],
  ]);
});

it.each(['Stir [gently] and pour {slowly}.', 'a [1, 2, 3] b', '{"a": [1, 2'])(
  'takes %j for no drink',
  (text) => {
    expect(readText(text).drinks).toEqual([]);
  },
);
