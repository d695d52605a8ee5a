import { ApiError, readJson } from '@peanut/web';
import { requestAsAdmin } from '@peanut/web/internal';
import { DRINKS } from '../record/drinks';
import type { EntityType, Item, PendingChange } from '../record/pending-change';

/** What the service made of a change: the item, the list in its new order, or nothing (a deletion). */
export interface SentChange {
  item?: Item;
  list?: Item[];
}

export const listUrl = (entityType: EntityType): string => DRINKS[entityType].listUrl;
export const itemUrl = (entityType: EntityType, itemId: string): string =>
  `${DRINKS[entityType].listUrl}/${itemId}`;

/** The calls of one change. `key` makes a repeat harmless, `version` keeps others' work safe. */
export async function sendChange(change: PendingChange, key = change.id): Promise<SentChange> {
  const headers = { 'Idempotency-Key': key };
  switch (change.type) {
    case 'create':
      return sendCreate(change.entityType, { id: change.itemId, ...change.data }, key);
    case 'update': {
      const url = itemUrl(change.entityType, change.itemId);
      const answer = await requestAsAdmin('PATCH', url, change.data, {
        headers: { ...headers, ...ifMatch(change.version) },
      });
      return { item: (await answer.json()) as Item };
    }
    case 'delete':
      await sendDelete(change.entityType, change.itemId, change.version, key);
      return {};
    case 'reorder':
      return sendOrder(change.entityType, change.data.orderedIds, key);
  }
}

export async function sendCreate(entityType: EntityType, item: object, key: string): Promise<SentChange> {
  const headers = { 'Idempotency-Key': key };
  const answer = await requestAsAdmin('POST', listUrl(entityType), item, { headers });
  return { item: (await answer.json()) as Item };
}

export async function sendDelete(
  entityType: EntityType,
  itemId: string,
  version: number,
  key: string,
): Promise<void> {
  const headers = { 'Idempotency-Key': key, ...ifMatch(version) };
  await requestAsAdmin('DELETE', itemUrl(entityType, itemId), undefined, { headers });
}

/**
 * Sends an order. The service refuses one that names an item somebody else deleted meanwhile: then it is sent again
 * without the ids that are gone.
 */
export async function sendOrder(
  entityType: EntityType,
  orderedIds: readonly string[],
  key: string,
): Promise<SentChange> {
  try {
    return await postOrder(entityType, orderedIds, key);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
    const known = new Set((await readList(entityType)).map(({ id }) => id));
    const stillThere = orderedIds.filter((id) => known.has(id));
    if (stillThere.length === orderedIds.length) throw error;
    return postOrder(entityType, stillThere, key);
  }
}

async function postOrder(
  entityType: EntityType,
  orderedIds: readonly string[],
  key: string,
): Promise<SentChange> {
  const headers = { 'Idempotency-Key': key };
  const answer = await requestAsAdmin('POST', `${listUrl(entityType)}/reorder`, { orderedIds }, { headers });
  return { list: (await answer.json()) as Item[] };
}

/** The list as the service has it now. Throws when it cannot be read: no order is ever made of a part of it. */
export async function readList(entityType: EntityType): Promise<Item[]> {
  const items = await readJson<Item[]>(listUrl(entityType));
  if (!Array.isArray(items)) throw new TypeError(`${listUrl(entityType)} did not answer with a list.`);
  return items;
}

function ifMatch(version: number): Record<string, string> {
  return version > 0 ? { 'If-Match': `"${version}"` } : {};
}
