import { randomUUID } from 'node:crypto';
import {
  PLACE,
  idsOf,
  type Call,
  type Drink,
  type Fields,
  type ListName,
  type Lists,
} from '@peanut/contracts/testing/menu-model';

/** What an owner wants to do. `at` and `to` are turned into places of the list as the owner sees it. */
export interface Intent {
  does: 'edit' | 'move' | 'create' | 'delete' | 'reorder' | 'undo';
  list: ListName;
  at: number;
  to: number;
  /** The answer to a conflict: Overwrite, or Drop my change. */
  overwrites: boolean;
}

/** A change that an owner sends, with what was there before as the owner saw it. */
export interface Change {
  call: Call;
  before?: Drink;
  orderBefore?: readonly string[];
  undoes?: Applied;
}

/** A change that was accepted and may be undone. `versionAfter`: the drink's version after it. */
export interface Applied {
  change: Change;
  versionAfter: number;
}

/** Texts that the owners edit; each edit writes a text that nothing else writes. */
export const EDITED_FIELDS = {
  cocktails: ['description', 'glass', 'ice', 'prep'],
  whiskeys: ['profile', 'notes', 'water', 'rest'],
} as const;

/** Places that owners choose: taken ones and free ones. */
const PLACES = 8;

/** The change staged against the list as the owner sees it; undefined where there is nothing to change. */
export function stage(intent: Intent, view: Lists, template: Lists, text: string): Change | undefined {
  const { list, at, to } = intent;
  const key = randomUUID();
  const drinks = view[list];
  const place = { [PLACE[list]]: 1 + (to % PLACES) };
  if (intent.does === 'create') {
    const fields = { ...fieldsOf(template[list][0]), name: text, ...place };
    return { call: { does: 'create', list, key, id: randomUUID(), fields } };
  }
  if (intent.does === 'reorder') return dragged(list, key, drinks, at, to);
  const before = drinks[at % drinks.length];
  if (!before) return undefined;
  const { id, version } = before;
  if (intent.does === 'delete') return { call: { does: 'delete', list, key, id, version }, before };
  const names = EDITED_FIELDS[list];
  const fields = intent.does === 'move' ? place : { [names[to % names.length] ?? names[0]]: text };
  return { call: { does: 'update', list, key, id, version, fields }, before };
}

function dragged(list: ListName, key: string, drinks: Drink[], at: number, to: number): Change | undefined {
  const orderBefore = idsOf(drinks);
  const ids = [...orderBefore];
  ids.splice(to % drinks.length, 0, ...ids.splice(at % drinks.length, 1));
  if (ids.join() === orderBefore.join()) return undefined;
  return { call: { does: 'reorder', list, key, ids }, orderBefore };
}

/** The fields without those that the service owns. */
function fieldsOf(drink: Drink | undefined): Fields {
  const { id, version, createdAt, updatedAt, ...fields } = drink ?? {};
  return fields;
}

/** The change that takes an applied one back. */
export function reverse(entry: Applied): Change {
  const { call, before, orderBefore = [] } = entry.change;
  const { list } = call;
  const key = `undo-${call.key}`;
  const version = entry.versionAfter;
  switch (call.does) {
    case 'create':
      return { call: { does: 'delete', list, key, id: call.id, version }, undoes: entry };
    case 'update': {
      const fields = Object.fromEntries(Object.keys(call.fields).map((name) => [name, before?.[name]]));
      const saved = before && { ...before, ...call.fields };
      const undo = { does: 'update', list, key, id: call.id, version, fields } as const;
      return { call: undo, before: saved, undoes: entry };
    }
    case 'delete':
      return { call: { does: 'create', list, key, id: call.id, fields: fieldsOf(before) }, undoes: entry };
    case 'reorder':
      return { call: { does: 'reorder', list, key, ids: orderBefore }, orderBefore: call.ids, undoes: entry };
  }
}

/** Whether nobody else gave a field of the update another value. Of a deletion the owner is asked. */
export function isMergeable({ call, before }: Change, theirs: Drink): boolean {
  if (call.does !== 'update') return false;
  return Object.entries(call.fields).every(
    ([name, mine]) => theirs[name] === before?.[name] || theirs[name] === mine,
  );
}

/** The change as it goes out when the owner overwrites: over their version, or as the drink made anew. */
export function asOverwrite(change: Change, theirs: Drink | null): Change {
  const { call, before } = change;
  if (call.does !== 'update' && call.does !== 'delete') return change;
  if (theirs) return { ...change, before: theirs, call: { ...call, version: theirs.version } };
  if (call.does === 'delete') return change;
  const { list, key, id } = call;
  return { call: { does: 'create', list, key, id, fields: { ...fieldsOf(before), ...call.fields } } };
}

/**
 * Whether somebody else changed the order: the drinks that the owner saw stand neither as the owner saw them nor as
 * the owner wants them. `own`: drinks that the owner made.
 */
export function isOrderChanged(
  { orderBefore = [], call }: Change,
  current: readonly string[],
  own: ReadonlySet<string>,
): boolean {
  if (call.does !== 'reorder') return false;
  const comparable = orderBefore.filter((id) => current.includes(id) && !own.has(id));
  const order = (ids: readonly string[]) => ids.filter((id) => comparable.includes(id)).join();
  return ![order(orderBefore), order(call.ids)].includes(order(current));
}

/** An order without the drinks that are gone. */
export function withKnownIds(change: Change, current: readonly Drink[]): Change {
  const { call } = change;
  if (call.does !== 'reorder') return change;
  const known = idsOf(current);
  return { ...change, call: { ...call, ids: call.ids.filter((id) => known.includes(id)) } };
}
