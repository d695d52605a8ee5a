import type { AnswerFor, Endpoint, OptionalIfEmpty } from '@peanut/contracts';
import { ApiError, call, type CallArguments, queryClient } from '@peanut/web';
import { v4 as uuid } from 'uuid';
import {
  DRINK_CALLS,
  type CreateChange,
  type EntityType,
  type Item,
  type PendingChange,
} from '../record/pending-change';
import { holdLists, markSessionExpired } from '@peanut/web/internal';

/** The service's answer to a change: the item, the list in its new order, or nothing (a deletion). */
export interface SentChange {
  item?: Item;
  list?: Item[];
}

/** The key of the list in the cache: its address. */
export const listKey = (entityType: EntityType): [string] => [DRINK_CALLS[entityType].list.path];

/** The key makes a repeated call harmless; `version` protects others' changes. */
const options = (key: string, version = 0) => ({
  headers: { 'Idempotency-Key': key, ...(version > 0 && { 'If-Match': `"${version}"` }) },
});

/** The header of a write that is sent at once: a browser or proxy that repeats it changes nothing twice. */
export const freshKey = () => ({ 'Idempotency-Key': uuid() });

export async function sendChange(change: PendingChange): Promise<SentChange> {
  const key = change.id;
  switch (change.type) {
    case 'create':
      return sendCreate(change.entityType, { id: change.itemId, ...change.data }, key);
    case 'update':
      return sendUpdate(change.entityType, change.itemId, change.data, change.version, key);
    case 'delete':
      await sendDelete(change.entityType, change.itemId, change.version, key);
      return {};
    case 'reorder':
      return sendOrder(change.entityType, change.data.orderedIds, key);
  }
}

export async function sendCreate(
  entityType: EntityType,
  body: CreateChange['data'] & { id: string },
  key: string,
): Promise<SentChange> {
  return { item: await callAsOwner(DRINK_CALLS[entityType].create, { body, ...options(key) }) };
}

async function sendUpdate(
  entityType: EntityType,
  id: string,
  body: Partial<CreateChange['data']>,
  version: number,
  key: string,
): Promise<SentChange> {
  const given = { parameters: { id }, body, ...options(key, version) };
  return { item: await callAsOwner(DRINK_CALLS[entityType].update, given) };
}

function sendDelete(entityType: EntityType, id: string, version: number, key: string): Promise<void> {
  return callAsOwner(DRINK_CALLS[entityType].delete, { parameters: { id }, ...options(key, version) });
}

/**
 * Sends an order. The service refuses one that names a deleted item: then it is sent again without the ids that are
 * gone.
 */
export async function sendOrder(
  entityType: EntityType,
  orderedIds: readonly string[],
  key: string,
): Promise<SentChange> {
  const post = async (ids: readonly string[]) => ({
    list: await callAsOwner(DRINK_CALLS[entityType].reorder, {
      body: { orderedIds: [...ids] },
      ...options(key),
    }),
  });
  try {
    return await post(orderedIds);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
    const known = new Set((await readList(entityType)).map(({ id }) => id));
    const stillThere = orderedIds.filter((id) => known.has(id));
    if (stillThere.length === orderedIds.length) throw error;
    return post(stillThere);
  }
}

/** The service's current list. Throws when it cannot be read: an order must never be made of an incomplete list. */
export async function readList(entityType: EntityType): Promise<Item[]> {
  const { list } = DRINK_CALLS[entityType];
  const items: Item[] = await call(list);
  if (!Array.isArray(items)) throw new TypeError(`${list.path} did not answer with a list.`);
  return items;
}

/** Work that needs the admin session: 401 asks for the password again. Throws what the work throws. */
export async function asOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) markSessionExpired();
    throw error;
  }
}

/**
 * A call that needs the admin session. It refetches no list.
 * Throws {@link ApiError} for a non-OK answer and TypeError when the network failed.
 */
export function callAsOwner<E extends Endpoint>(
  endpoint: E,
  ...given: OptionalIfEmpty<CallArguments<E>>
): Promise<AnswerFor<E>> {
  const work = () => call(endpoint, ...given);
  // A model may take minutes, and its answers change no list.
  return asOwner(endpoint.service === 'ai' ? work : () => holdLists(work));
}

/** The same; then refetches the lists that the endpoint changes. */
export async function writeAsOwner<E extends Endpoint>(
  endpoint: E,
  ...given: OptionalIfEmpty<CallArguments<E>>
): Promise<AnswerFor<E>> {
  const answer = await callAsOwner(endpoint, ...given);
  const lists = endpoint.changes ?? [];
  await Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: [`/api/${list}`] })));
  return answer;
}
