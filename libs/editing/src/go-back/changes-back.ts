import { inputOf, withDefaults, type Cocktail, type Whiskey } from '@peanut/contracts';
import { insertWhiskey, type Numbered } from '../order/whiskey-order';
import type { EntityType, InputOf, ItemOf, PendingChange, UpdateChange } from '../record/pending-change';
import { createOf, deleteOf, differingFields, orderOf, updateOf } from '../stage/new-change';
import { numberSteps, type NumberStep } from './number-steps';

export interface Menu {
  cocktails: readonly Cocktail[];
  whiskeys: readonly Whiskey[];
}

/** One kind of drinks, as it is now and as it was. */
interface Lists<E extends EntityType> {
  entityType: E;
  now: readonly ItemOf<E>[];
  point: readonly ItemOf<E>[];
  /** The input with the place that the drink has now: places are restored together. */
  inPlace: (input: InputOf<E>, now: ItemOf<E>) => InputOf<E>;
  isSpiritKnown: (name: string) => boolean;
}

const folded = (text: string): string => text.toLowerCase();

/**
 * The smallest set of changes, newest first, after which the menu is as it was: drinks that are gone come back under
 * their ids, others are changed or deleted, and the order is restored. Save can replay it as it is.
 * @param spirits names of the spirit options that are active; a drink of another brings its spirit along
 */
export function changesBack(point: Menu, now: Menu, spirits: readonly string[]): PendingChange[] {
  const active = new Set(spirits.map(folded));
  const cocktails = cocktailsBack({
    entityType: 'cocktail',
    now: now.cocktails,
    point: point.cocktails,
    inPlace: (input, { sortOrder }) => ({ ...input, sortOrder }),
    isSpiritKnown: (name) => active.has(folded(name)),
  });
  const whiskeys = whiskeysBack({
    entityType: 'whiskey',
    now: now.whiskeys,
    point: point.whiskeys,
    inPlace: (input, { number }) => ({ ...input, number }),
    isSpiritKnown: () => true,
  });
  return [...cocktails, ...whiskeys].reverse();
}

function cocktailsBack(lists: Lists<'cocktail'>): PendingChange[] {
  const gone = missing(lists);
  const reached = gone.reduce(insertCocktail, kept(lists)).map(({ id }) => id);
  const wanted = lists.point.map(({ id }) => id);
  return [
    ...deletionsBack(lists),
    ...fieldsBack(lists),
    ...gone.map((item) => createBack(lists, item)),
    ...(reached.join() === wanted.join() ? [] : [orderOf('cocktail', wanted, reached)]),
  ];
}

/** Where the service lists a new cocktail: behind those of the same sort order. */
function insertCocktail(list: readonly Cocktail[], cocktail: Cocktail): readonly Cocktail[] {
  const index = list.findIndex(({ sortOrder }) => sortOrder > cocktail.sortOrder);
  return index < 0 ? [...list, cocktail] : list.toSpliced(index, 0, cocktail);
}

/** A flight whose new whiskeys come in after the others are renumbered, or before: whichever takes fewer changes. */
function whiskeysBack(lists: Lists<'whiskey'>): PendingChange[] {
  const { point } = lists;
  const rest = kept(lists);
  const gone = missing(lists).toSorted((a, b) => a.number - b.number);
  const isGone = new Set(gone.map(({ id }) => id));
  const stepsBefore = numberSteps(
    rest,
    point.filter(({ id }) => !isGone.has(id)),
  );
  const whole = gone.reduce<readonly Numbered[]>(insertWhiskey, rest);
  const stepsAfter = numberSteps(whole, point);
  const creates = gone.map((item) => createBack(lists, item));
  const changed = [...deletionsBack(lists), ...fieldsBack(lists)];
  return stepsBefore.length <= stepsAfter.length
    ? [...numbersBack(changed, lists, rest, stepsBefore), ...creates]
    : numbersBack([...changed, ...creates], lists, whole, stepsAfter);
}

/** The changes, and those that take the steps. A whiskey has one version to expect, so it is changed once. */
function numbersBack(
  changes: readonly PendingChange[],
  { now, point }: Lists<'whiskey'>,
  flight: readonly Numbered[],
  steps: readonly NumberStep[],
): PendingChange[] {
  const whiskeys = new Map(
    [...point.map((item) => ({ ...item, version: 0 })), ...now].map((item) => [item.id, item] as const),
  );
  const moved = new Set(steps.flatMap((step) => (step.type === 'move' ? step.id : [])));
  const isMerged = (change: PendingChange): change is UpdateChange<'whiskey'> =>
    change.type === 'update' && change.entityType === 'whiskey' && moved.has(change.itemId);
  const fields = new Map(changes.filter(isMerged).map(({ itemId, data }) => [itemId, data]));
  const taken = steps.map((step): PendingChange => {
    if (step.type === 'reorder')
      return orderOf(
        'whiskey',
        step.order,
        flight.map(({ id }) => id),
      );
    const item = { ...(whiskeys.get(step.id) as Whiskey), number: step.from };
    return updateOf('whiskey', item, { ...fields.get(step.id), number: step.to });
  });
  return [...changes.filter((change) => !isMerged(change)), ...taken];
}

const kept = <E extends EntityType>({ now, point }: Lists<E>): readonly ItemOf<E>[] => {
  const wanted = new Set(point.map(({ id }) => id));
  return now.filter(({ id }) => wanted.has(id));
};

const missing = <E extends EntityType>({ now, point }: Lists<E>): readonly ItemOf<E>[] => {
  const there = new Set(now.map(({ id }) => id));
  return point.filter(({ id }) => !there.has(id));
};

function deletionsBack<E extends EntityType>({ entityType, now, point }: Lists<E>): PendingChange[] {
  const wanted = new Set(point.map(({ id }) => id));
  const order = now.map(({ id }) => id);
  return now.filter(({ id }) => !wanted.has(id)).map((item) => deleteOf(entityType, item, order));
}

/** The drinks that are there, with their fields as they were; their place aside. */
function fieldsBack<E extends EntityType>(lists: Lists<E>): PendingChange[] {
  const { entityType, now, point, inPlace } = lists;
  const wanted = new Map(point.map((item) => [item.id, item]));
  return now.flatMap((item) => {
    const before = wanted.get(item.id);
    if (!before) return [];
    const fields = inPlace(wholeInput(entityType, before), item);
    const data: Partial<InputOf<E>> = differingFields(inputOf(entityType, item), fields);
    if (Object.keys(data).length === 0) return [];
    return [{ ...updateOf(entityType, item, data), ...spiritAdded(lists, data.spirit) }];
  });
}

function createBack<E extends EntityType>(lists: Lists<E>, item: ItemOf<E>): PendingChange {
  const data = wholeInput(lists.entityType, item);
  return createOf(lists.entityType, data, { itemId: item.id, ...spiritAdded(lists, data.spirit) });
}

/** A point of an older release may lack fields that drinks got since. */
const wholeInput = <E extends EntityType>(entityType: E, item: ItemOf<E>): InputOf<E> =>
  withDefaults(entityType, inputOf(entityType, item));

const spiritAdded = <E extends EntityType>({ isSpiritKnown }: Lists<E>, spirit: string | undefined) =>
  spirit === undefined || isSpiritKnown(spirit) ? {} : { addsSpirit: spirit };
