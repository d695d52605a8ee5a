import { phraseKey, phrases } from '../language/words.js';

/** Spirit families and what each belongs to. */
const PARENTS = {
  whiskey: null,
  american: 'whiskey',
  bourbon: 'american',
  rye: 'american',
  tennessee: 'american',
  'single malt': 'whiskey',
  scotch: 'whiskey',
  irish: 'whiskey',
  japanese: 'whiskey',
  canadian: 'whiskey',
  gin: null,
  vodka: null,
  rum: null,
  cachaca: 'rum',
  agave: null,
  tequila: 'agave',
  mezcal: 'agave',
  brandy: null,
  cognac: 'brandy',
  pisco: 'brandy',
  absinthe: null,
  wine: null,
  champagne: 'wine',
  vermouth: null,
  sherry: 'wine',
  beer: null,
  liqueur: null,
  amaro: 'liqueur',
} as const;
export type Family = keyof typeof PARENTS;

// prettier-ignore
const FAMILY_WORDS: Partial<Record<Family, string>> = {
  whiskey: 'whiskey, whisky, wiskey, wisky, whiskey based, brown spirit, brown liquor',
  american: 'american, america, american whiskey, usa, united states, the states',
  bourbon: 'bourbon, kentucky, corn whiskey',
  rye: 'rye, rye whiskey',
  tennessee: 'tennessee, tennessee whiskey',
  'single malt': 'single malt, malt, malt whisky',
  scotch: 'scotch, scottish, scotland, blended scotch, scotch whisky',
  irish: 'irish, ireland, irish whiskey',
  japanese: 'japanese, japan, japanese whisky, japanese whiskey',
  canadian: 'canadian, canadian whisky',
  gin: 'gin, london dry, genever, old tom, navy gin',
  vodka: 'vodka, vodca',
  rum: 'rum, rhum, ron, ruhm, white rum, dark rum, light rum, spiced rum, jamaican rum, pirate',
  cachaca: 'cachaca',
  agave: 'agave spirit',
  tequila: 'tequila, blanco, reposado, anejo, blanco tequila, reposado tequila',
  mezcal: 'mezcal, mescal',
  brandy: 'brandy, armagnac, calvados, applejack',
  cognac: 'cognac',
  pisco: 'pisco',
  absinthe: 'absinthe, pastis, absinth',
  wine: 'wine, red wine, white wine, port, rose wine',
  champagne: 'champagne, prosecco, cava, sparkling wine, cremant, sekt',
  vermouth: 'vermouth, lillet',
  sherry: 'fino sherry, amontillado, dry sherry',
  beer: 'beer, lager, ale, stout, cider, ipa',
  liqueur: 'liqueur, liqeur, cordial liqueur',
  amaro: 'amaro, campari, aperol, fernet, cynar, averna, nonino, montenegro',
};

/** Family words as lookup keys. */
export const FAMILY_BY_WORD: ReadonlyMap<string, Family> = new Map(
  (Object.keys(FAMILY_WORDS) as Family[]).flatMap((family) =>
    phrases(FAMILY_WORDS[family] ?? '').map((word): [string, Family] => [phraseKey(word), family]),
  ),
);

/** The family and everything it belongs to. */
export function lineage(family: Family): Family[] {
  const parent = PARENTS[family];
  return parent === null ? [family] : [family, ...lineage(parent)];
}

/** True when the two are of one origin, and neither is a kind of the other: rye and scotch. */
export function areSiblings(one: Family, other: Family): boolean {
  const [mine, theirs] = [lineage(one), lineage(other)];
  return mine.at(-1) === theirs.at(-1) && !mine.includes(other) && !theirs.includes(one);
}

/** The parent family, if there is one. */
export const parentOf = (family: Family): Family | null => PARENTS[family];

const FAMILY_NAMES: Partial<Record<Family, string>> = {
  american: 'American whiskey',
  irish: 'Irish whiskey',
  japanese: 'Japanese whisky',
  canadian: 'Canadian whisky',
  tennessee: 'Tennessee whiskey',
  cachaca: 'cachaça',
  agave: 'agave spirits',
  champagne: 'Champagne',
};

/** How the family is named in a sentence. */
export const familyName = (family: Family): string => FAMILY_NAMES[family] ?? family;
