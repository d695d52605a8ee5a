import { phraseKey } from '../language/words.js';
import { BOTTLES } from './bottles.js';
import { CLASSICS } from './classics.js';
import { INGREDIENTS } from './ingredients.js';

it.each([
  ['ingredients.ts', INGREDIENTS],
  ['classics.ts', CLASSICS],
  ['bottles.ts', BOTTLES],
])('%s has no name twice, also in another number or spelling', (_, rows) => {
  const keys = rows.flatMap(({ name, aliases }) => [name, ...aliases].map(phraseKey));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
