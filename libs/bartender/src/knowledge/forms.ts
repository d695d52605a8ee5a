/** How a drink is served. */
export const FORMS = [
  'tall',
  'up',
  'rocks',
  'crushed',
  'stirred',
  'shaken',
  'hot',
  'neat',
  'blended',
] as const;
export type Form = (typeof FORMS)[number];
