import { ALCOHOL_FREE_NAMES } from './alcohol-free-words.js';
import { FAMILY_BY_WORD, type Family, lineage } from './families.js';
import { stylesOf } from './whiskey-styles.js';
import { anyOf, phraseKey, words } from '../language/words.js';

/** The families that a spirit's name tells of, each with what it belongs to. */
function familiesOf(spirit: string): Set<Family> {
  const tokens = words(spirit);
  const found = tokens.flatMap((word, at) => {
    const family = FAMILY_BY_WORD.get(`${word} ${tokens[at + 1] ?? ''}`) ?? FAMILY_BY_WORD.get(word);
    return family ? lineage(family) : [];
  });
  return new Set(found);
}

const ELSEWHERE = /irish|ireland|japan|kentucky|taiwan|india|america|tennessee|canad|wales|swed/i;

/** The families of a whiskey, by its spirit and name; a single malt that names no other country is Scotch. */
export function whiskeyFamilies(spirit: string, name: string, about: string): Set<Family> {
  const families = new Set<Family>([...familiesOf(spirit), 'whiskey']);
  const isScotch = !ELSEWHERE.test(`${spirit} ${name}`) && !/taiwan|india/i.test(about);
  if (families.has('single malt') && isScotch) families.add('scotch');
  return families;
}

interface Named {
  name: string;
  spirit: string;
  /** A whiskey has one. */
  profile?: string;
}

const IS_ALCOHOL_FREE = anyOf(ALCOHOL_FREE_NAMES.map(phraseKey));
const isOneWord = (kind: string): boolean => !kind.includes(' ');

/**
 * What a drink is besides what its fields say: "scotch" of a single malt, "islay" of a Lagavulin, "mocktail" of what is
 * called alcohol-free. Kinds of two words are left out: half of "high rye" would find a bourbon.
 */
export function kindsOf({ name, spirit, profile }: Named): string[] {
  const isWhiskey = profile !== undefined;
  const families = isWhiskey ? whiskeyFamilies(spirit, name, profile) : familiesOf(spirit);
  const isAlcoholFree = IS_ALCOHOL_FREE.test(` ${phraseKey(spirit)} ${phraseKey(name)} `);
  return [
    ...[...families, ...(isWhiskey ? stylesOf(name, profile) : [])].filter(isOneWord),
    ...(families.has('whiskey') ? ['whisky'] : []),
    ...(isAlcoholFree ? ALCOHOL_FREE_NAMES : []),
  ];
}
