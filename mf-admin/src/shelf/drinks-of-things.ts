import { missingFrom, shelfMatcher, type Cocktail, type ShelfThing } from '@peanut/contracts';

/** How many drinks use each thing, by its id. */
export function drinkCounts(
  things: readonly Pick<ShelfThing, 'id' | 'name'>[],
  cocktails: readonly Pick<Cocktail, 'ingredients'>[],
): ReadonlyMap<string, number> {
  const thingOf = shelfMatcher(things);
  const counts = new Map<string, number>();
  for (const { ingredients } of cocktails)
    for (const id of new Set(ingredients.flatMap((line) => thingOf(line)?.id ?? [])))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export const inDrinks = (count = 0): string => (count === 1 ? 'in 1 drink' : `in ${count || 'no'} drinks`);

/** What guests lose when the thing is out, or get back with it, as a sentence. */
export function stockText(
  thing: ShelfThing,
  isStocked: boolean,
  things: readonly ShelfThing[],
  cocktails: readonly Cocktail[],
): string {
  const names = drinksThatNeed(thing, things, cocktails);
  if (names.length === 0)
    return isStocked ? `"${thing.name}" is back.` : `"${thing.name}" is out. No drink goes with it.`;
  if (isStocked) return `${listed(names)} can be poured again`;
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} out of stock now`;
}

/** The drinks on the menu that miss this thing alone when it is out. */
function drinksThatNeed(
  { id, name }: ShelfThing,
  things: readonly ShelfThing[],
  cocktails: readonly Cocktail[],
): string[] {
  const missingOf = missingFrom(things.map((one) => (one.id === id ? { ...one, isStocked: false } : one)));
  const needsIt = ({ ingredients }: Cocktail) => {
    const missing = missingOf(ingredients);
    return missing.length === 1 && missing[0] === name;
  };
  return cocktails.filter((one) => one.isVisible && one.isAvailable && needsIt(one)).map((one) => one.name);
}

/** "Daiquiri", "Daiquiri and Mojito", "Daiquiri, Mojito and 5 more". */
function listed([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}
