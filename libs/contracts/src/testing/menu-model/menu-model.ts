import {
  PLACE,
  idsOf,
  isAccepted,
  placeOf,
  type Answer,
  type Call,
  type CallOf,
  type Drink,
  type ListName,
  type Lists,
} from './calls.js';

/** The menu as the contract has it: both lists in their order, and the answers that were stored by key. */
export interface Menu {
  lists: Lists;
  stored: ReadonlyMap<string, Answer>;
}

/** What only the service's clock can tell. */
export type Times = Partial<Pick<Drink, 'createdAt' | 'updatedAt'>>;

interface Outcome {
  menu: Menu;
  answer: Answer;
}

/** What the contract says that a call makes of the menu, and answers. */
export function perform(menu: Menu, call: Call, times: Times): Outcome {
  const scope = scopeOf(call);
  const stored = menu.stored.get(scope);
  if (stored) return { menu, answer: replay(menu, call, stored) };
  const { list, answer } = execute(menu, call, times);
  if (!list) return { menu, answer };
  const lists = { ...menu.lists, [call.list]: list };
  return { menu: { lists, stored: new Map(menu.stored).set(scope, answer) }, answer };
}

/** Key, method and path. */
function scopeOf(call: Call): string {
  const target = call.does === 'update' || call.does === 'delete' ? call.id : '';
  return [call.key, call.does, call.list, target].join();
}

/** The first answer. Of an order no answer is stored: it is told anew, with the drinks as they are now. */
function replay({ lists }: Menu, call: Call, stored: Answer): Answer {
  const body = call.does === 'reorder' ? inNewOrder(call.list, lists[call.list], call.ids) : stored.body;
  return { ...stored, body, isReplayed: true };
}

/** `list` is missing where nothing changes. */
interface Executed {
  list?: Drink[];
  answer: Answer;
}

function execute({ lists }: Menu, call: Call, times: Times): Executed {
  const drinks = lists[call.list];
  switch (call.does) {
    case 'create':
      return create(drinks, call, times);
    case 'update':
      return atSeenVersion(drinks, call, (found) => update(drinks, found, call, times));
    case 'delete':
      return atSeenVersion(drinks, call, ({ id }) => accepted(without(drinks, id), 204));
    case 'reorder':
      return reorder(drinks, call);
  }
}

const refused = (status: number, body?: unknown): Executed => ({
  answer: { status, body, isReplayed: false },
});

const accepted = (list: Drink[], status: number, body?: unknown): Executed => ({
  list,
  answer: { status, body, isReplayed: false },
});

const without = (drinks: readonly Drink[], id: string): Drink[] => drinks.filter((drink) => drink.id !== id);

function create(drinks: Drink[], { list, id, fields }: CallOf<'create'>, times: Times): Executed {
  if (drinks.some((drink) => drink.id === id)) return refused(409);
  const made = { ...fields, id, version: 1, ...times } as Drink;
  const others = list === 'whiskeys' ? openPlace(drinks, placeOf(list, made)) : drinks;
  return accepted(inOrder(list, [...others, made]), 201, made);
}

/** Where the number is taken, the whiskeys at or after it move up by one. */
function openPlace(whiskeys: Drink[], number: number): Drink[] {
  const isTaken = whiskeys.some((whiskey) => whiskey.number === number);
  return isTaken ? moveBy(1, whiskeys, number, Infinity) : whiskeys;
}

const moveBy = (step: number, whiskeys: Drink[], from: number, to: number): Drink[] =>
  whiskeys.map((whiskey) => {
    const number = placeOf('whiskeys', whiskey);
    return number >= from && number <= to ? { ...whiskey, number: number + step } : whiskey;
  });

function atSeenVersion(
  drinks: Drink[],
  { id, version }: CallOf<'update' | 'delete'>,
  work: (found: Drink) => Executed,
): Executed {
  const found = drinks.find((drink) => drink.id === id);
  if (!found) return refused(404);
  return found.version === version ? work(found) : refused(412, found);
}

function update(drinks: Drink[], found: Drink, { list, fields }: CallOf<'update'>, times: Times): Executed {
  const { updatedAt = found.updatedAt } = times;
  const changed = { ...found, ...fields, version: found.version + 1, updatedAt } as Drink;
  const others = without(drinks, found.id);
  const moved = list === 'whiskeys' ? letPass(others, placeOf(list, found), placeOf(list, changed)) : others;
  return accepted(inOrder(list, [...moved, changed]), 200, changed);
}

/** Those between move by one, towards the place that was left. */
function letPass(whiskeys: Drink[], from: number, to: number): Drink[] {
  return to < from ? moveBy(1, whiskeys, to, from) : moveBy(-1, whiskeys, from, to);
}

function reorder(drinks: Drink[], { list, ids }: CallOf<'reorder'>): Executed {
  const known = new Set(idsOf(drinks));
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length) return refused(400);
  const ordered = inNewOrder(list, drinks, ids);
  return accepted(ordered, 200, ordered);
}

/** The named ones first, the others after them in their old order, all placed anew: whiskeys from 1, cocktails from 0. */
function inNewOrder(list: ListName, drinks: readonly Drink[], ids: readonly string[]): Drink[] {
  const named = ids.flatMap((id) => drinks.find((drink) => drink.id === id) ?? []);
  const others = drinks.filter(({ id }) => !ids.includes(id));
  const first = list === 'whiskeys' ? 1 : 0;
  return [...named, ...others].map((drink, index) => ({ ...drink, [PLACE[list]]: first + index }));
}

/** Whiskeys by number; cocktails by sort order, then age, then id. */
function inOrder(list: ListName, drinks: Drink[]): Drink[] {
  const text = (drink: Drink) => `${drink.createdAt} ${drink.id}`;
  return drinks.toSorted(
    (one, other) => placeOf(list, one) - placeOf(list, other) || (text(one) < text(other) ? -1 : 1),
  );
}

/** The clock's part of an answer. */
export function timesIn(answer: Answer): Times {
  if (!isAccepted(answer) || Array.isArray(answer.body)) return {};
  const { createdAt, updatedAt } = (answer.body ?? {}) as Times;
  return { createdAt, updatedAt };
}
