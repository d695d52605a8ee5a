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
  ['nick-and-nora', /\bnick\b|\bnora\b|\bcordial|\bsherry|\bport\b|\bliqueur|\bpony\b/],
  ['coupe', /\bcoupe|\bcoupette|\bmargarita|\bsaucer|\bsour\b/],
  ['tiki', /\btiki|\bmai tai|\bzombie|\bpineapple|\bcoconut/],
  ['julep-cup', /\bjulep|\b(silver|pewter) (cup|beaker)/],
  ['hurricane', /\bhurricane|\bpoco grande|\bpina colada/],
  ['highball', /\bhigh ?ball|\bcollins|\bsling\b|\bpilsner|\bpint\b|\btall\b|\bchimney|\bdelmonico|\bfizz/],
  ['rocks', /\brocks?\b|\bold[- ]fashioned|\blow ?ball|\btumbler|\bdof\b|\bwhiske?y\b/],
  ['snifter', /\bsnifter|\bbrandy|\bcognac|\bglencairn|\bcopita|\btulip/],
  ['shot', /\bshot|\bshooter|\bcaballito/],
  ['mug', /\bmug|\bcopper|\btankard|\bstein\b|\birish coffee|\btoddy|\bcup\b/],
  ['flute', /\bflute|\bchampagne|\bprosecco|\bsparkling/],
  ['wine', /\bwine|\bgoblet|\bballoon|\bcopa\b|\bspritz/],
  ['martini', /\bmartini|\bcocktail|\bv[- ]shaped/],
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
