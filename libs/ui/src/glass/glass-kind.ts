/** The vessels the bar has a drawing of. */
export type GlassKind =
  | 'coupe'
  | 'nick-and-nora'
  | 'martini'
  | 'flute'
  | 'wine'
  | 'snifter'
  | 'hurricane'
  | 'rocks'
  | 'highball'
  | 'shot'
  | 'mug'
  | 'julep-cup'
  | 'tiki';

/** The first match wins, so the narrower word comes before the wider: "Champagne coupe" is no flute. */
const NAMES: readonly (readonly [GlassKind, RegExp])[] = [
  ['nick-and-nora', /\b(?:nick\b|nora\b|cordial|sherry|port\b|liqueur|pony\b)/],
  ['coupe', /\b(?:coupe|margarita|saucer|sour\b)/],
  ['tiki', /\b(?:tiki|mai tai|zombie|pineapple|coconut)/],
  ['julep-cup', /\b(?:julep|(silver|pewter) (cup|beaker))/],
  ['hurricane', /\b(?:hurricane|poco grande|pina colada)/],
  ['highball', /\b(?:high ?ball|collins|sling\b|pilsner|pint\b|tall\b|chimney|delmonico|fizz)/],
  ['rocks', /\b(?:rocks?\b|old[- ]fashioned|low ?ball|tumbler|dof\b|whiske?y\b)/],
  ['snifter', /\b(?:snifter|brandy|cognac|glencairn|copita|tulip)/],
  ['shot', /\b(?:shot|shooter|caballito)/],
  ['mug', /\b(?:mug|copper|tankard|stein\b|irish coffee|toddy|cup\b)/],
  ['flute', /\b(?:flute|champagne|prosecco|sparkling)/],
  ['wine', /\b(?:wine|goblet|balloon|copa\b|spritz)/],
  ['martini', /\b(?:martini|cocktail|v[- ]shaped)/],
];

/** Every vessel that has a drawing. */
export const GLASS_KINDS: readonly GlassKind[] = NAMES.map(([kind]) => kind);

/** Whether a text such as "Rocks, half salted rim" asks for a crust on the rim. */
export const isCrusted = (text: string): boolean => /\b(salt|sugar)/i.test(text);

/** The drawing that fits a free text such as "Coupe, chilled"; a coupe when nothing is recognised. */
export function glassKind(text: string): GlassKind {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return NAMES.find(([, name]) => name.test(plain))?.[0] ?? 'coupe';
}
