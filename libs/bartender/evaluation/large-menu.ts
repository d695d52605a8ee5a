import { type MenuSnapshot } from '../src/provider.js';
import { SEEDED_MENU } from './seeded-menu.js';

const ADJECTIVES = 'Amber Bitter Copper Dusty Emerald Frosted Golden Hazy Ivory Jade'.split(' ');
const NOUNS = 'Anchor Beacon Comet Drifter Engine Falcon Garden Harbour Island Jester'.split(' ');

/** A menu of an even number of drinks made of the seed's, each with a name of its own: half cocktails, half whiskeys. */
export function largeMenu(count: number): MenuSnapshot {
  const name = (at: number): string =>
    `${ADJECTIVES[at % 10]} ${NOUNS[Math.floor(at / 10) % 10]} Mk ${Math.floor(at / 100)}`;
  const many = <Drink extends { id: string; name: string }>(drinks: Drink[], offset: number): Drink[] =>
    Array.from({ length: count / 2 }, (_, at) => {
      const drink = drinks[at % drinks.length] as Drink;
      return { ...drink, id: `${offset + at}`, name: name(offset + at) };
    });
  const whiskeys = many(SEEDED_MENU.whiskeys, count / 2).map((pour, at) => ({ ...pour, number: at + 1 }));
  return { cocktails: many(SEEDED_MENU.cocktails, 0), whiskeys, spirits: SEEDED_MENU.spirits };
}
