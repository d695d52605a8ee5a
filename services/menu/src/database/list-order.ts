import { BadRequestException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { onceInTransaction } from './once.js';

/** First half of the advisory locks' key, the product's own. */
const ORDER_LOCK = 1_885_695_599;
const LISTS = { cocktails: 1, whiskeys: 2, shelf: 3, restorePoints: 4 } as const;

/**
 * Lets one transaction at a time add to a list, remove from it or order it; held until the transaction ends. Without the
 * lock, an order could number a list that has changed by the time it is answered.
 */
export const lockOrder = onceInTransaction(
  async (manager: EntityManager, list: keyof typeof LISTS): Promise<void> => {
    await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [ORDER_LOCK, LISTS[list]]);
  },
);

/** @throws BadRequestException when the list lacks one of the ids */
export async function requireAll(
  manager: EntityManager,
  list: 'cocktails' | 'whiskeys',
  ids: string[],
): Promise<void> {
  const rows: { found: number }[] = await manager.query(
    `SELECT count(*)::int AS found FROM menu.${list} WHERE id = ANY ($1::uuid[])`,
    [ids],
  );
  if (rows[0]?.found !== ids.length)
    throw new BadRequestException('The new order names an item that does not exist; nothing was moved');
}
