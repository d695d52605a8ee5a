import { canonicalLine, type WrittenLine } from './written-drink.js';

it.each<[WrittenLine, string]>([
  [{ thing: 'gin', amount: '0.75', unit: 'oz' }, '3/4 oz gin'],
  [{ thing: 'gin', amount: '1 1/2 oz' }, '1 1/2 oz gin'],
  [{ thing: 'gin', amount: '45 ml', unit: 'ml' }, '45 ml gin'],
  [{ thing: 'lemon', amount: '22.5', unit: 'ml', note: 'fresh' }, '22.5 ml lemon juice (fresh)'],
  [{ thing: 'mint', amount: '8', unit: 'leaves' }, '8 leaves mint'],
  [{ thing: 'sugar', amount: '1', unit: 'tbsp of' }, '1 tbsp sugar'],
  [{ thing: 'egg white', amount: '1', unit: 'unit' }, '1 egg white'],
  [{ thing: 'soda water', amount: '0', unit: 'topup' }, 'soda water, to top'],
  [{ thing: 'bitters', amount: '2', upTo: '3', unit: 'dash' }, '2–3 dashes bitters'],
  [{ thing: 'lime juice', amount: '1 / 2 oz' }, '1/2 oz lime juice'],
  [{ thing: '1/3rd oz lime juice' }, '1/3 oz lime juice'],
  [{ thing: '2 x 25 ml rum', note: 'aged' }, '50 ml rum (aged)'],
  [{ thing: '30 ml (1 fl. oz.) lemon juice' }, '30 ml (1 oz) lemon juice'],
  [{ thing: 'egg white' }, 'egg white'],
  [{ thing: 'egg white', amount: '1 ea' }, '1 egg white'],
  [{ thing: 'Honey', amount: 'As you like' }, 'Honey, as you like'],
  [{ thing: 'Honey, to taste (optional)', amount: 'As you like' }, 'Honey, to taste (optional)'],
  [{ thing: '(optional)', amount: 'As you like', unit: 'Honey, to taste' }, 'Honey, to taste (optional)'],
])('%j is written %s', (line, text) => {
  expect(canonicalLine(line)).toBe(text);
});
