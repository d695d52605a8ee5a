import { type Allergen, ALLERGENS, type EntityType, inputOf } from '@peanut/contracts';
import type { InputOf, StagedItem } from '@peanut/editing';
import { dequal } from 'dequal/lite';
import { nameKey, type PreparedDrink } from './prepared-drink';

/** The menu with everything staged, without what is to be deleted: what an import is compared with. */
export type Menu = { readonly [E in EntityType]: readonly StagedItem<E>[] } & {
  /** Ids that no new drink can have: those of the drinks, and of what is to be deleted. */
  takenIds: ReadonlySet<string>;
};

type NamedDrink = {
  [E in EntityType]: Extract<PreparedDrink, { entityType: E }> & {
    /** The one that the menu has under its id, as our own export names it, or else under its name. */
    twin: StagedItem<E> | undefined;
  };
}[EntityType];

/** A drink that was read, next to what the menu and the rest of the file have of its name. */
export type ImportRow = NamedDrink & {
  /** Its place in what was read. */
  index: number;
  /** How many drinks of what was read have its name. */
  namesakes: number;
  /** One before it is the same in every field. */
  isRepeat: boolean;
};

export function importRows(drinks: readonly PreparedDrink[], menu: Menu): ImportRow[] {
  const counts = countNames(drinks);
  const seen = new Set<string>();
  const isRepeat = (drink: PreparedDrink): boolean => {
    // Two drinks of our own export may be alike.
    const fields = keyOf(drink) + JSON.stringify([drink.id, drink.input]);
    return seen.size === seen.add(fields).size;
  };
  return withTwins(drinks, menu).map((drink, index) => {
    const namesakes = counts.get(keyOf(drink)) ?? 1;
    return { ...drink, index, namesakes, isRepeat: namesakes > 1 && isRepeat(drink) };
  });
}

const keyOf = ({ entityType, nameKey: key }: PreparedDrink): string => `${entityType} ${key}`;

function countNames(drinks: readonly PreparedDrink[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of drinks.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function withTwins(drinks: readonly PreparedDrink[], menu: Menu): NamedDrink[] {
  const ids = new Set(drinks.flatMap(({ id }) => id ?? []));
  const [cocktails, whiskeys] = [twinFinder(menu.cocktail, ids), twinFinder(menu.whiskey, ids)];
  return drinks.map((drink) =>
    drink.entityType === 'cocktail'
      ? { ...drink, twin: cocktails(drink) }
      : { ...drink, twin: whiskeys(drink) },
  );
}

/** A drink of the menu that the file has under its id is no other's twin. Of one name, it is the first. */
function twinFinder<Item extends { id: string; name: string }>(
  items: readonly Item[],
  ids: ReadonlySet<string>,
): (drink: PreparedDrink) => Item | undefined {
  const [known, others] = [new Map<string, Item>(), new Map<string, Item>()];
  for (const item of items.toReversed()) {
    if (ids.has(item.id)) known.set(item.id, item);
    else others.set(nameKey(item.name), item);
  }
  return ({ id, nameKey: key }) => known.get(id ?? '') ?? others.get(key);
}

/** What a replaced drink keeps: its place, whether guests see it, and what the owner said of it tonight. */
const KEPT = ['number', 'sortOrder', 'isVisible', 'isAvailable', 'pourAnyway'];

/** The menu's drink with what was read in its place. A guess never replaces what the owner wrote. */
export function replacement<E extends EntityType>(
  entityType: E,
  read: { input: InputOf<E>; guessed: readonly PropertyKey[] },
  twin: StagedItem<E>,
): InputOf<E> {
  const stays = (name: string) => KEPT.includes(name) || read.guessed.includes(name);
  const written = Object.entries(read.input).filter(([name]) => !stays(name));
  const isUnsaid = read.guessed.includes('allergens') || read.input.allergens.length === 0;
  // Ticks of the owner stay, and what the new recipe holds is ticked, too.
  const held = new Set<Allergen>(
    isUnsaid ? [...twin.allergens, ...read.input.allergens] : read.input.allergens,
  );
  const allergens = ALLERGENS.filter((one) => held.has(one));
  return { ...inputOf(entityType, twin), ...Object.fromEntries(written), allergens };
}

/** The same for a row; undefined where it has no twin. */
export function replaced(drink: NamedDrink): InputOf<EntityType> | undefined {
  if (!drink.twin) return undefined;
  return drink.entityType === 'cocktail'
    ? replacement('cocktail', drink, drink.twin)
    : replacement('whiskey', drink, drink.twin);
}

const SAME = new WeakMap<ImportRow, boolean>();

/** In its twin's place it would change nothing. 2,000 comparisons take longer than a frame: each is made when it is asked for. */
export function isSameAsTwin(row: ImportRow): boolean {
  if (!row.twin) return false;
  const known = SAME.get(row) ?? dequal(replaced(row), inputOf<EntityType>(row.entityType, row.twin));
  SAME.set(row, known);
  return known;
}
