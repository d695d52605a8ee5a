import {
  INGREDIENT_COUNT,
  PROOF,
  SEEDED_SPIRITS,
  SKELETONS,
  TEXT_LENGTHS,
  characterCount,
} from '@peanut/contracts';
import { SEED_COCKTAILS, SEED_WHISKEYS } from '@peanut/contracts/seed-menu';

type LimitedField = keyof typeof TEXT_LENGTHS;

/** Fields of an item whose text is blank, padded or longer than its limit. */
function badTexts(item: object, fields: readonly LimitedField[]): string[] {
  const values = new Map<string, unknown>(Object.entries(item));
  return fields.filter((field) => {
    const value = values.get(field);
    if (typeof value !== 'string') return true;
    return value === '' || value !== value.trim() || characterCount(value) > TEXT_LENGTHS[field];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('SEED_COCKTAILS', () => {
  it('is a dozen drinks with names of their own, in order', () => {
    expect(SEED_COCKTAILS).toHaveLength(SKELETONS.cocktails);
    expect(new Set(SEED_COCKTAILS.map((drink) => drink.name.toLowerCase())).size).toBe(SEED_COCKTAILS.length);
    expect(SEED_COCKTAILS.map((drink) => drink.sortOrder)).toEqual(SEED_COCKTAILS.map((_, index) => index));
  });

  it('pours every seeded spirit and no other', () => {
    expect(new Set(SEED_COCKTAILS.map((drink) => drink.spirit))).toEqual(new Set(SEEDED_SPIRITS));
  });

  it.each(SEED_COCKTAILS)('$name keeps the lengths', (drink) => {
    expect(badTexts(drink, ['name', 'spirit', 'description', 'glass', 'ice', 'prep'])).toEqual([]);
    if (drink.smoke !== null) expect(badTexts(drink, ['smoke'])).toEqual([]);
    expect(drink.ingredients.length).toBeGreaterThanOrEqual(INGREDIENT_COUNT.min);
    expect(drink.ingredients.length).toBeLessThanOrEqual(INGREDIENT_COUNT.max);
    for (const ingredient of drink.ingredients) {
      expect(ingredient.trim()).not.toBe('');
      expect(characterCount(ingredient)).toBeLessThanOrEqual(TEXT_LENGTHS.ingredient);
    }
    expect([drink.isVisible, drink.isAvailable]).toEqual([true, true]);
  });

  it.each(SEED_COCKTAILS)('$name gives ounces and millilitres that agree', (drink) => {
    const measured = drink.ingredients.map((text) =>
      /^(?:(\d+) )?(\d+)(?:\/(\d+))? oz \(([\d.]+) ml\)/.exec(text),
    );
    expect(measured.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    for (const match of measured) {
      if (!match) continue;
      const [, whole = '0', numerator, denominator = '1', millilitres] = match;
      const ounces = Number(whole) + Number(numerator) / Number(denominator);
      expect(Number(millilitres)).toBe(ounces * 30);
    }
  });
});

describe('SEED_WHISKEYS', () => {
  const proofs = SEED_WHISKEYS.map((pour) => pour.proof);

  it('is a flight of 23 pours, numbered without a gap, with names of their own', () => {
    expect(SEED_WHISKEYS).toHaveLength(SKELETONS.whiskeys);
    expect(SEED_WHISKEYS.map((pour) => pour.number)).toEqual(SEED_WHISKEYS.map((_, index) => index + 1));
    expect(new Set(SEED_WHISKEYS.map((pour) => pour.name.toLowerCase())).size).toBe(SEED_WHISKEYS.length);
  });

  it.each(SEED_WHISKEYS)('$number $name keeps the lengths', (pour) => {
    const texts = ['name', 'spirit', 'profile', 'notes', 'water', 'rest', 'rationale'] as const;
    expect(badTexts(pour, texts)).toEqual([]);
    expect(pour.proof).toBeGreaterThanOrEqual(80);
    expect(pour.proof).toBeLessThanOrEqual(PROOF.max);
    expect([pour.isVisible, pour.isAvailable, pour.sortOrder]).toEqual([true, true, 0]);
  });

  it('goes from gentle to bold', () => {
    const opening = proofs.slice(0, 5);
    const middle = proofs.slice(5, 20);
    const finale = proofs.slice(20);
    expect(mean(opening)).toBeLessThan(mean(middle));
    expect(Math.max(...middle)).toBeLessThan(Math.min(...finale));
    expect(Math.max(...proofs)).toBe(proofs.at(-1));
    expect(Math.min(...proofs)).toBe(proofs[0]);
  });
});
