import type { EntityManager } from 'typeorm';

/** First half of the advisory locks' key, the product's own. */
const ORDER_LOCK = 1_885_695_599;
const LISTS = { cocktails: 1, whiskeys: 2 } as const;

/**
 * Lets one transaction at a time add to a list, take from it or order it; held until the transaction ends. Without it
 * an order would number a list that is another one by the time it is answered.
 */
export async function lockOrder(manager: EntityManager, list: keyof typeof LISTS): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [ORDER_LOCK, LISTS[list]]);
}
