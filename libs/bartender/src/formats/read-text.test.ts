import { readText } from './read-text.js';
import { canonicalLine } from './written-drink.js';

const drinks = (text: string) =>
  readText(text).drinks.map(({ fields, lines }) => ({
    name: fields.get('name'),
    prep: fields.get('prep'),
    lines: lines.map(canonicalLine),
  }));

it.each<[string, string]>([
  [
    'a Markdown table',
    '# Marble Arch\n\n| Amount | Ingredient | Brand |\n|---|---|---|\n| 2 oz | gin | Plymouth |\n| 2 dashes | orange bitters | |\n\nStir with ice. Strain into a coupe.',
  ],
  [
    'tabs',
    'Marble Arch\n\nIngredient\tAmount\tNotes\ngin\t2 oz\tPlymouth\norange bitters\t2 dashes\t\n\nStir with ice. Strain into a coupe.',
  ],
  [
    'bars',
    'Marble Arch\n\nIngredient | Measure | Brand\ngin | 2 oz | Plymouth\norange bitters | 2 dashes |\n\nStir with ice. Strain into a coupe.',
  ],
  [
    'a table of a page',
    '<html><body><nav>Home</nav><h1>Marble Arch</h1><table><tr><th>Amount</th><th>Ingredient</th><th>Brand</th></tr><tr><td>2 oz</td><td>gin</td><td>Plymouth</td></tr><tr><td>2 dashes</td><td>orange bitters</td></tr></table><p>Stir with ice. Strain into a coupe.</p></body></html>',
  ],
])('reads %s by its columns', (_, text) => {
  expect(drinks(text)).toEqual([
    {
      name: 'Marble Arch',
      prep: expect.stringMatching(/^Stir with ice\.? Strain into a coupe\.?$/) as string,
      lines: ['2 oz gin (Plymouth)', '2 dashes orange bitters'],
    },
  ]);
});

it('reads the data of a page before its text', () => {
  const page =
    '<html><script type="application/ld+json">{"@type":"Recipe","name":"Window Seat","recipeIngredient":["50ml dark rum","15ml sherry"]}</script><h1>Ten rums</h1><ul><li>1 oz gin</li></ul></html>';
  expect(readText(page).format).toBe('schema.org');
  expect(drinks(page)).toMatchObject([{ name: 'Window Seat', lines: ['50 ml dark rum', '15 ml sherry'] }]);
});

it.each([
  '<div itemscope itemtype="https://schema.org/Recipe"><span itemprop="author">Ann</span><h1 itemprop="name">Window Seat</h1><time itemprop="datePublished">2 October 2018</time><ul><li itemprop="recipeIngredient">50ml dark rum</li><li itemprop="recipeIngredient">15ml sherry</li></ul></div>',
  '<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Window Seat</b><i property="recipeIngredient">50ml dark rum</i><i property="recipeIngredient">15ml sherry</i></div>',
])('reads what a page marks in its elements: %s', (page) => {
  expect(readText(page).format).toBe('schema.org');
  expect(drinks(page)).toMatchObject([{ name: 'Window Seat', lines: ['50 ml dark rum', '15 ml sherry'] }]);
});

it('takes a garnish from the text around a table once, and whole', () => {
  const text =
    '# Low Tide\n\n| Amount | Ingredient |\n|---|---|\n| 2 oz | gin |\n| 1 | long, curly orange peel |\n\nStir. Garnish with a long, curly orange peel.';
  expect(drinks(text)[0]?.lines.filter((line) => /long|orange/i.test(line))).toEqual([
    '1 long, curly orange peel',
  ]);
});

it.each<[string, string, string]>([
  [
    'what a page says around its recipe',
    '<body><h1>Buck</h1><p class="byline">By Ann, 4 June 2021</p><p>Ann Bell, 4 June 2021</p><p>2 oz rye</p><p>Share Print</p></body>',
    'Buck\n\n2 oz rye',
  ],
  ['navigation', 'Skip to content\nHome\n\nBuck\n2 oz rye', 'Buck\n2 oz rye'],
  [
    'links and emphasis',
    '## Copper Kettle\n- **2 oz** [bourbon](https://a.example/b)\n- *3/4 oz* ~~lime~~ [lemon juice][1]\n\n[1]: https://a.example',
    'Copper Kettle\n\n2 oz bourbon\n3/4 oz  lemon juice',
  ],
  [
    'entities',
    'Caf&eacute;\n&#189;&nbsp;oz gin &ndash; Smith &amp;amp; Cross',
    'Café\n½ oz gin – Smith & Cross',
  ],
  [
    'HTML',
    '<h2>Buck</h2><ul><li>2&nbsp;oz rye</li><li>&frac12; oz lime<br>juice</li></ul><script>alert(1)</script>',
    'Buck\n\n2 oz rye\n½ oz lime\njuice',
  ],
  ['line ends and what nobody sees', '\ufeffBuck\r\n2\u200b oz rye', 'Buck\n2 oz rye'],
  ['one number', '3. Templeton Rye\n91.5 proof', '3. Templeton Rye\n91.5 proof'],
])('makes plain text of %s', (_, text, plain) => {
  expect(readText(text).texts).toEqual([plain]);
});

it.each([
  '| Train | Platform | Departs |\n|---|---|---|\n| ICE 512 | 11 | 08:27 |',
  '<html><body><form><label>Password</label></form><p>Sign in</p></body></html>',
  'first name,last name,city\nAnna,Berger,Munich\nTom,Okafor,Bristol',
  '{"drinks":null}',
])('finds nothing in %j', (text) => {
  expect(readText(text)).toMatchObject({ drinks: [], texts: [] });
});
