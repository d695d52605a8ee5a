import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { inOrder, type Whiskey } from '@peanut/contracts';
import type { CreateWhiskeyRequest, UpdateWhiskeyRequest } from '@peanut/contracts/requests';
import type { EntityManager, Repository } from 'typeorm';
import { DrinkRows } from '../database/drink-rows.js';
import { DRINK_ENTITIES, type DrinkRow } from '../database/drink.entity.js';
import { lockOrder, requireAll } from '../database/list-order.js';
import { MenuListCache } from '../lists/menu-list-cache.js';
import { moveWithin, openPlace, renumber } from './flight.js';

@Injectable()
export class WhiskeysService {
  private readonly rows: DrinkRows<'whiskey'>;

  constructor(
    private readonly lists: MenuListCache,
    @InjectRepository(DRINK_ENTITIES.whiskey) whiskeys: Repository<DrinkRow>,
  ) {
    this.rows = new DrinkRows('whiskey', whiskeys);
  }

  async create(manager: EntityManager, body: CreateWhiskeyRequest): Promise<Whiskey> {
    await lockOrder(manager, 'whiskeys');
    await openPlace(manager, body.number);
    return this.rows.insert(manager, { ...body, id: body.id ?? randomUUID() });
  }

  async update(
    manager: EntityManager,
    id: string,
    { number, ...body }: UpdateWhiskeyRequest,
    ifMatch: string | undefined,
  ): Promise<Whiskey> {
    if (number !== undefined) await lockOrder(manager, 'whiskeys');
    const row = await this.rows.lock(manager, id, ifMatch);
    if (number !== undefined) await moveWithin(manager, id, row.number, number);
    return this.rows.update(manager, row, body);
  }

  /** Leaves a gap, into which an undo fits back. */
  async remove(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<void> {
    await lockOrder(manager, 'whiskeys');
    await this.rows.delete(manager, await this.rows.lock(manager, id, ifMatch));
  }

  async reorder(manager: EntityManager, ids: string[]): Promise<Whiskey[]> {
    await lockOrder(manager, 'whiskeys');
    await requireAll(manager, 'whiskeys', ids);
    await renumber(manager, ids);
    return this.lists.within<Whiskey>(manager, 'whiskeys');
  }

  /** What that reorder answered, or would have: items changed or made since then are as they are now. */
  async reordered(manager: EntityManager, ids: string[]): Promise<Whiskey[]> {
    const items = inOrder(await this.lists.within<Whiskey>(manager, 'whiskeys'), ids);
    return items.map((item, index) => ({ ...item, number: index + 1 }));
  }
}
