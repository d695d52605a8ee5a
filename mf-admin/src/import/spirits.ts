import type { ImportRow } from './import-rows';

/** The key of drinks in which nothing names a spirit. */
export const NO_SPIRIT = '';

/** A spirit that cocktails of an import have and the bar's list of active spirits has not. */
export interface UnknownSpirit {
  key: string;
  name: string;
  drinks: number;
}

/** What is chosen for unknown spirits, by their keys: the spirit that their drinks get; undefined leaves these out. */
export type SpiritChoices = ReadonlyMap<string, string | undefined>;

/** The spirits of our own export were on this bar's list, or on one like it: they are added unless the owner objects. */
export function usualSpirits(rows: readonly ImportRow[], unknown: readonly UnknownSpirit[]): SpiritChoices {
  const ours = new Set(rows.flatMap(({ isOurs, input }) => (isOurs ? spiritKey(input.spirit) : [])));
  const added = unknown.filter(({ key }) => key !== NO_SPIRIT && ours.has(key));
  return new Map(added.map(({ key, name }) => [key, name]));
}

/** Two names are the same spirit for the service when they have the same key. */
const spiritKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Each unknown spirit once, as it is written first. */
export function unknownSpirits(rows: readonly ImportRow[], active: readonly string[]): UnknownSpirit[] {
  const known = new Set(active.map(spiritKey));
  const found = new Map<string, UnknownSpirit>();
  for (const { entityType, input, invalid } of rows) {
    const key = spiritKey(input.spirit);
    if (entityType !== 'cocktail' || invalid !== undefined || known.has(key)) continue;
    const before = found.get(key);
    found.set(key, { key, name: before?.name ?? input.spirit.trim(), drinks: (before?.drinks ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The spirit of a drink that is staged, and whether Save has to add it to the list first. */
export interface StagedSpirit {
  name: string;
  isAdded: boolean;
}

/** Makes the function that finds the spirit by which a cocktail is staged; undefined while it is not decided. */
export function spiritFinder(active: readonly string[], choices: SpiritChoices) {
  const known = new Map(active.map((name) => [spiritKey(name), name]));
  const find = (name: string): StagedSpirit | undefined => {
    const own = known.get(spiritKey(name));
    if (own !== undefined) return { name: own, isAdded: false };
    const chosen = choices.get(spiritKey(name));
    return chosen === undefined ? undefined : { name: chosen, isAdded: !known.has(spiritKey(chosen)) };
  };
  // Few names, many drinks.
  const found = new Map<string, StagedSpirit | undefined>();
  return (name: string): StagedSpirit | undefined => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}
