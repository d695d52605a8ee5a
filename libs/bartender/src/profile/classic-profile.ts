import { type Cocktail, type Whiskey, withDefaults } from '@peanut/contracts';
import { type Bottle } from '../knowledge/bottles.js';
import { type Classic } from '../knowledge/classics.js';
import { profileCocktail } from './cocktail-profile.js';
import { type ProfileFacts, UNSAVED } from './profile.js';
import { profileWhiskey } from './whiskey-profile.js';

const NO_SERVICE = { glass: '', ice: '', prep: '' };
const KNOWN = new Map<Classic | Bottle, ProfileFacts>();

const asCocktail = ({ name, spirit, description, ingredients, glass, ice, method }: Classic): Cocktail =>
  withDefaults('cocktail', {
    ...UNSAVED,
    name,
    spirit,
    description,
    ingredients: [...ingredients],
    glass,
    ice,
    prep: method,
  });

const asWhiskey = ({ name, spirit, proof, profile, notes }: Bottle): Whiskey =>
  withDefaults('whiskey', {
    ...UNSAVED,
    number: 1,
    name,
    spirit,
    proof,
    profile,
    notes,
    water: '',
    rest: '',
    rationale: '',
  });

/** Says what is not in it: "no alcohol". */
const DENIED = /^\s*(?:and |but )?(?:no|not|non|without|minus|free of|instead of)\b|-free\b/i;

/** The profile of a drink that has only a name and a sentence. */
export function describedProfile({
  name,
  spirit,
  description,
}: Pick<Classic, 'name' | 'spirit' | 'description'>): ProfileFacts {
  const parts = `${name}, ${description}`.split(/[,.;:!?()]|\band\b|\bwith\b|(?=\bwithout\b)/i);
  const ingredients = parts.filter((part) => !DENIED.test(part));
  return profileCocktail(
    withDefaults('cocktail', { ...UNSAVED, ...NO_SERVICE, name, spirit, description, ingredients }),
  );
}

/** The profile of a drink that the bartender knows although it is not on the menu. */
export function classicProfile({ classic, bottle }: { classic?: Classic; bottle?: Bottle }): ProfileFacts {
  const source = classic ?? bottle;
  if (!source) throw new Error('Name a classic or a bottle to profile.');
  const profile =
    KNOWN.get(source) ??
    (classic ? profileCocktail(asCocktail(classic)) : profileWhiskey(asWhiskey(source as Bottle)));
  KNOWN.set(source, profile);
  return profile;
}
