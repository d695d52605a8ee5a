import { FAMILY_BY_WORD, lineage } from '../knowledge/families.js';
import { measure } from '../profile/recipe.js';
import { phraseKey } from '../language/words.js';

/** Where a family has no option of its own, the one that is closest. */
const NEAREST: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mezcal: ['tequila'],
    rye: ['whiskey', 'whisky', 'bourbon'],
    bourbon: ['whiskey', 'whisky'],
    scotch: ['whiskey', 'whisky'],
    irish: ['whiskey', 'whisky'],
    japanese: ['whiskey', 'whisky'],
    tennessee: ['whiskey', 'bourbon'],
    whiskey: ['whisky', 'bourbon'],
    cognac: ['brandy'],
    pisco: ['brandy'],
    cachaca: ['rum'],
    amaro: ['aperol', 'campari', 'liqueur'],
    champagne: ['wine'],
  }),
);

const ancestors = (name: string): string[] => {
  const family = FAMILY_BY_WORD.get(name);
  return family ? lineage(family).slice(1) : [];
};

function optionFor(family: string, name: string, spirits: readonly string[]): string | undefined {
  const wanted = [name, family, ...ancestors(family), ...(NEAREST.get(family) ?? [])].map(phraseKey);
  return wanted.flatMap((key) => spirits.find((spirit) => phraseKey(spirit) === key) ?? [])[0];
}

/** The active spirit option a recipe is built on: that of its largest spirit. */
export function baseSpirit(lines: readonly string[], spirits: readonly string[]): string | undefined {
  const poured = measure(lines)
    .filter(({ ingredient, ml }) => ingredient.abv > 9 && ingredient.kind !== 'bitters' && ml > 3)
    .map(({ ingredient, ml }) => ({ ingredient, weight: ml * (ingredient.kind === 'spirit' ? 3 : 1) }))
    .sort((one, other) => other.weight - one.weight);
  for (const { ingredient } of poured) {
    const option = optionFor(ingredient.family ?? '', ingredient.name, spirits);
    if (option) return option;
  }
  return undefined;
}
