import { thingsOf, type Cocktail, type ShelfThing } from '@peanut/contracts';

/** A cocktail with the ids of the things that it uses. */
interface Recipe {
  cocktail: Cocktail;
  needed: readonly string[];
  aside: readonly string[];
}

/** What each cocktail uses of the shelf. It takes the time here: what follows from it is counted at each switch. */
export function recipesOf(
  things: readonly Pick<ShelfThing, 'id' | 'name'>[],
  cocktails: readonly Cocktail[],
): Recipe[] {
  const used = thingsOf(things);
  const ids = (some: typeof things) => some.map(({ id }) => id);
  return cocktails.map((cocktail) => {
    const { needed, aside } = used(cocktail.ingredients);
    return { cocktail, needed: ids(needed), aside: ids(aside) };
  });
}

/** What hangs on a thing. */
export interface Effect {
  /** How many drinks use it, be it as a garnish. */
  uses: number;
  /** The names of the drinks that guests lose when it is switched off, or get back when it is switched on. */
  switches: readonly string[];
}

/** What hangs on each thing that any drink uses, by its id. */
export function effectsOf(
  recipes: readonly Recipe[],
  things: readonly Pick<ShelfThing, 'id' | 'isStocked'>[],
): ReadonlyMap<string, Effect> {
  const out = new Set(things.filter(({ isStocked }) => !isStocked).map(({ id }) => id));
  const effects = new Map<string, { uses: number; switches: string[] }>();
  const effectOf = (id: string) => {
    const effect = effects.get(id) ?? { uses: 0, switches: [] };
    effects.set(id, effect);
    return effect;
  };
  for (const { cocktail, needed, aside } of recipes) {
    for (const id of [...needed, ...aside]) effectOf(id).uses += 1;
    if (!followsShelf(cocktail)) continue;
    const missing = needed.filter((id) => out.has(id));
    // With all there each closes it; with one missing that one opens it.
    const deciding = missing.length === 0 ? needed : missing.length === 1 ? missing : [];
    for (const id of deciding) effectOf(id).switches.push(cocktail.name);
  }
  return effects;
}

/** Whether guests have the drink by the shelf alone: it is shown, not sold out, and not poured anyway. */
const followsShelf = ({ isVisible, isAvailable, pourAnyway }: Cocktail): boolean =>
  isVisible && isAvailable && !pourAnyway;

export const inDrinks = (count = 0): string => (count === 1 ? 'in 1 drink' : `in ${count || 'no'} drinks`);

/** What its switch would do, before it is pressed: "Closes 2: Daiquiri, Mojito". */
export function effectText({ isStocked }: Pick<ShelfThing, 'isStocked'>, effect?: Effect): string {
  const { uses, switches } = effect ?? { uses: 0, switches: [] };
  if (switches.length === 0) return inDrinks(uses);
  const [some, more] = [switches.slice(0, 3).join(', '), switches.length - 3];
  return `${isStocked ? 'Closes' : 'Opens'} ${switches.length}: ${some}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What guests lost with the thing, or got back with it, as a sentence. */
export function stockText({ name }: ShelfThing, isStocked: boolean, drinks: readonly string[]): string {
  if (drinks.length === 0)
    return isStocked ? `"${name}" is back.` : `"${name}" is out. No drink goes with it.`;
  if (isStocked) return `${listed(drinks)} can be poured again`;
  return `${listed(drinks)} ${drinks.length === 1 ? 'is' : 'are'} out of stock now`;
}

/** "Daiquiri", "Daiquiri and Mojito", "Daiquiri, Mojito and 5 more". */
function listed([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}
