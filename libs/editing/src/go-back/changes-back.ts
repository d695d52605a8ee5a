import { inputOf, withDefaults, type Cocktail, type Whiskey } from '@peanut/contracts';
import { insertWhiskey, type Numbered } from '../order/whiskey-order';
import {
  EMPTY_STAGING,
  type EntityType,
  type InputOf,
  type ItemOf,
  type PendingChange,
  type StagingRecord,
} from '../record/pending-change';
import { add, differingFields, orderOf, stageCreate, stageDelete, updateOf } from '../stage/stage';
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
  const cocktails = cocktailsBack(EMPTY_STAGING, {
    entityType: 'cocktail',
    now: now.cocktails,
    point: point.cocktails,
    inPlace: (input, { sortOrder }) => ({ ...input, sortOrder }),
    isSpiritKnown: (name) => active.has(folded(name)),
  });
  return whiskeysBack(cocktails, {
    entityType: 'whiskey',
    now: now.whiskeys,
    point: point.whiskeys,
    inPlace: (input, { number }) => ({ ...input, number }),
    isSpiritKnown: () => true,
  }).pending;
}

function cocktailsBack(record: StagingRecord, lists: Lists<'cocktail'>): StagingRecord {
  const { point } = lists;
  const changed = fieldsBack(deletionsBack(record, lists), lists);
  const rest = kept(lists);
  const gone = missing(lists);
  const staged = gone.reduce((done, item) => createBack(done, lists, item), changed);
  const reached = gone.reduce(insertCocktail, rest).map(({ id }) => id);
  const wanted = point.map(({ id }) => id);
  return reached.join() === wanted.join() ? staged : add(staged, orderOf('cocktail', wanted, reached));
}

/** Where the service lists a new cocktail: behind those of the same sort order. */
function insertCocktail(list: readonly Cocktail[], cocktail: Cocktail): readonly Cocktail[] {
  const index = list.findIndex(({ sortOrder }) => sortOrder > cocktail.sortOrder);
  return index < 0 ? [...list, cocktail] : list.toSpliced(index, 0, cocktail);
}

/** A flight whose new whiskeys come in before the others are renumbered, or after it: whichever takes fewer changes. */
function whiskeysBack(record: StagingRecord, lists: Lists<'whiskey'>): StagingRecord {
  const { point } = lists;
  const changed = fieldsBack(deletionsBack(record, lists), lists);
  const rest = kept(lists);
  const gone = missing(lists).toSorted((a, b) => a.number - b.number);
  const create = (done: StagingRecord) => gone.reduce((all, item) => createBack(all, lists, item), done);
  const isGone = new Set(gone.map(({ id }) => id));
  const stepsBefore = numberSteps(
    rest,
    point.filter(({ id }) => !isGone.has(id)),
  );
  const whole = gone.reduce<readonly Numbered[]>(insertWhiskey, rest);
  const stepsAfter = numberSteps(whole, point);
  return stepsBefore.length <= stepsAfter.length
    ? create(numbersBack(changed, lists, rest, stepsBefore))
    : numbersBack(create(changed), lists, whole, stepsAfter);
}

function numbersBack(
  record: StagingRecord,
  { now, point }: Lists<'whiskey'>,
  flight: readonly Numbered[],
  steps: readonly NumberStep[],
): StagingRecord {
  const current = new Map(now.map((item) => [item.id, item]));
  const wanted = new Map(point.map((item) => [item.id, item]));
  return steps.reduce((done, step) => {
    if (step.type === 'reorder')
      return add(
        done,
        orderOf(
          'whiskey',
          step.order,
          flight.map(({ id }) => id),
        ),
      );
    const item = current.get(step.id) ?? { ...(wanted.get(step.id) as Whiskey), version: 0 };
    return withNumber(done, item, step);
  }, record);
}

/** The move, in the change of the whiskey's other fields where there is one: it has one version to expect. */
function withNumber(
  record: StagingRecord,
  item: Whiskey,
  { from, to }: NumberStep & { type: 'move' },
): StagingRecord {
  const isOwn = (change: PendingChange) => change.type === 'update' && change.itemId === item.id;
  const other = record.pending.find(isOwn);
  const fields = { ...other?.data, number: to };
  const rest = { ...record, pending: record.pending.filter((change) => change !== other) };
  return add(rest, updateOf('whiskey', { ...item, number: from }, fields));
}

const kept = <E extends EntityType>({ now, point }: Lists<E>): readonly ItemOf<E>[] => {
  const wanted = new Set(point.map(({ id }) => id));
  return now.filter(({ id }) => wanted.has(id));
};

const missing = <E extends EntityType>({ now, point }: Lists<E>): readonly ItemOf<E>[] => {
  const there = new Set(now.map(({ id }) => id));
  return point.filter(({ id }) => !there.has(id));
};

function deletionsBack<E extends EntityType>(record: StagingRecord, lists: Lists<E>): StagingRecord {
  const { entityType, now, point } = lists;
  const wanted = new Set(point.map(({ id }) => id));
  const order = now.map(({ id }) => id);
  return now
    .filter(({ id }) => !wanted.has(id))
    .reduce((done, item) => stageDelete(done, entityType, item, order), record);
}

/** The drinks that are there, with their fields as they were; their place aside. */
function fieldsBack<E extends EntityType>(record: StagingRecord, lists: Lists<E>): StagingRecord {
  const wanted = new Map(lists.point.map((item) => [item.id, item]));
  return lists.now.reduce((done, item) => {
    const before = wanted.get(item.id);
    if (!before) return done;
    const fields = lists.inPlace(wholeInput(lists.entityType, before), item);
    const data: Partial<InputOf<E>> = differingFields(inputOf(lists.entityType, item), fields);
    if (Object.keys(data).length === 0) return done;
    return add(done, { ...updateOf(lists.entityType, item, data), ...spiritAdded(lists, data.spirit) });
  }, record);
}

function createBack<E extends EntityType>(
  record: StagingRecord,
  lists: Lists<E>,
  item: ItemOf<E>,
): StagingRecord {
  const data = wholeInput(lists.entityType, item);
  return stageCreate(record, lists.entityType, data, { itemId: item.id, ...spiritAdded(lists, data.spirit) });
}

/** A point of an older release may lack fields that drinks got since. */
const wholeInput = <E extends EntityType>(entityType: E, item: ItemOf<E>): InputOf<E> =>
  withDefaults(entityType, inputOf(entityType, item));

const spiritAdded = <E extends EntityType>({ isSpiritKnown }: Lists<E>, spirit: string | undefined) =>
  spirit === undefined || isSpiritKnown(spirit) ? {} : { addsSpirit: spirit };
