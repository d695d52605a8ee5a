import { linesGoingOn, mostUsed } from './suggestions';

it('suggests what the menu has, the most used first, each once', () => {
  expect(mostUsed(['Coupe', 'Rocks', 'rocks', ' ', null, 'Highball', 'Rocks'])).toEqual([
    'Rocks',
    'Coupe',
    'Highball',
  ]);
});

it.each([
  ['30 ml gi', ['30 ml gin', '30 ml ginger beer']],
  ['Gi', ['gin', 'ginger beer']],
  ['2 oz lime j', ['2 oz lime juice']],
  ['30 ml gin', ['30 ml ginger beer']],
  ['30 ml ', []],
  ['', []],
])('lets the line %j go on', (line, expected) => {
  expect(linesGoingOn(line, ['gin', 'ginger beer', 'lime juice', 'juice'])).toEqual(expected);
});
