import { Injectable } from '@nestjs/common';
import { SAVE_BATCH } from '@peanut/contracts';
import { Database, Idempotency, type WriteCall } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import type { ListTable } from './lists/list-sql.js';
import { MenuListCache } from './lists/menu-list-cache.js';

/** Every write of the menu goes through here: one transaction, repeatable by key, visible to visitors at once. */
@Injectable()
export class WriteTransaction {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly lists: MenuListCache,
  ) {}

  /**
   * @param changes the lists the write may change
   * @param again see {@link Idempotency.run}
   */
  async run<T>(
    call: WriteCall,
    changes: readonly ListTable[],
    work: (manager: EntityManager) => Promise<T>,
    again?: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const answer = await this.idempotency.run(call, work, again);
    await this.lists.refresh(changes);
    return answer;
  }

  /** Several writes in one transaction, each by {@link Idempotency.within}. */
  async runBatch<T>(changes: readonly ListTable[], work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const answer = await this.database.transaction(work, SAVE_BATCH.timeout);
    await this.lists.refresh(changes);
    return answer;
  }
}
