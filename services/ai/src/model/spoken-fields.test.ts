import { withoutUnspoken } from './spoken-fields.js';

const EMPTIED = { allergens: [], ingredients: [], smoke: '', prep: '', isVisible: false };

it.each([
  ['hide it', { isVisible: false }],
  ['it contains no egg any more', { allergens: [], isVisible: false }],
  ['no smoke today', { smoke: '', isVisible: false }],
  ['ohne Rauch bitte', { smoke: '', isVisible: false }],
  ['clear the preparation', { prep: '', isVisible: false }],
])('of %j keeps what the owner speaks of', (text, kept) => {
  expect(withoutUnspoken(EMPTIED, text)).toEqual(kept);
});
