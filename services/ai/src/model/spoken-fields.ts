import { ALLERGENS } from '@peanut/contracts';

/**
 * How owners speak of a field that an edit may empty, in the languages that reach the form most. A word may stand inside a
 * longer one.
 */
const WORDS: Record<string, RegExp> = {
  allergens: new RegExp(`allerg|contain|free\\b|${ALLERGENS.map((name) => name.slice(0, 4)).join('|')}`, 'i'),
  ingredients: /ingredient|zutat|recipe|rezept/i,
  smoke: /smok|cloche|rauch|fum|humo|rook|røg|rök|дым|烟|煙/i,
  description: /descri|beschreib|text/i,
  glass: /glas|verre|vaso|bicchier|coupe/i,
  ice: /\bice\b|\beis\b|glaçon|hielo|ghiaccio|\bup\b|neat/i,
  prep: /prep|method|step|zubereit|instruction/i,
  profile: /profil/i,
  notes: /note|nose|palate|finish/i,
  water: /water|wasser|eau|agua|acqua/i,
  rest: /rest|ruhe/i,
  rationale: /rationale|why|reason|grund|warum/i,
};

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0) || value === null;

/**
 * An edit without the fields that it would empty though the owner said nothing of them: servers that bind a model to a shape
 * by a grammar without null leave it no other way to say "as it is".
 */
export const withoutUnspoken = (fields: Record<string, unknown>, text: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isEmpty(value) || WORDS[name]?.test(text) === true),
  );
