/** What people may be allergic to, in the order in which a card names it. */
export const ALLERGENS = [
  'egg',
  'milk',
  'nuts',
  'peanuts',
  'gluten',
  'soy',
  'sulphites',
  'fish',
  'shellfish',
  'celery',
  'sesame',
  'mustard',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
