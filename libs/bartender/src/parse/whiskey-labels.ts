import { LabelReader } from '../language/labels.js';

/** Fields of a whiskey that a text gives by their label: "Notes: rose, lychee". */
export type WhiskeyLabel =
  | 'name'
  | 'spirit'
  | 'proof'
  | 'abv'
  | 'profile'
  | 'notes'
  | 'water'
  | 'rest'
  | 'rationale'
  | 'number'
  | 'nothing';

// prettier-ignore
export const WHISKEY_LABELS = new LabelReader<WhiskeyLabel>([
  ['name, new name, bottle name, product, label, bottle, whiskey, whisky, expression, dram, pour', 'name'],
  ['style, region, country, type, category, spirit, kind, class', 'spirit'],
  ['proof, bottling proof', 'proof'],
  ['abv, alc, alcohol, strength, alc/vol, alcohol by volume', 'abv'],
  ['profile, character, body, in short', 'profile'],
  ['note, notes, tasting notes, tasting, nose, palate, finish, taste, aroma, flavours, on the nose, on the palate, mouth, flavors', 'notes'],
  ['water, add water', 'water'],
  ['rest, rest time, resting, resting time, breathe, let it rest, air', 'rest'],
  ['rationale, why, reason, reasoning, why here, why this, why this whiskey, why this pour, why its here, why we pour it, because', 'rationale'],
  ['number, no, position, place, order, pour no, flight, flight number, in the flight, pour number, dram number, place in the flight, slot', 'number'],
  ['price, msrp, cost, age, score, verdict, distillery, distiller, cask, casks, maturation, mash bill, mashbill, mash, aged, award, awards, sku, bottler, size, volume, barcode, link, source, rating, score, vintage, colour, color, cask no', 'nothing'],
]);
