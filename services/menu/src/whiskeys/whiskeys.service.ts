import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { FORM_DEFAULTS, type Whiskey } from '@peanut/contracts';
import type { CreateWhiskeyRequest, UpdateWhiskeyRequest } from '@peanut/contracts/requests';
import { StaleVersionException, matchesVersion } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../database/locks.js';
import { requireAll } from '../database/require-all.js';
import { WhiskeyEntity } from '../database/whiskey.entity.js';
import { inOrder } from '../lists/in-order.js';
import { Lists } from '../lists/lists.js';
import { moveWithin, openPlace, renumber } from './flight.js';
import { toWhiskey } from './to-whiskey.js';

@Injectable()
export class WhiskeysService {
  constructor(private readonly lists: Lists) {}

  async create(manager: EntityManager, body: CreateWhiskeyRequest): Promise<Whiskey> {
    const id = body.id ?? randomUUID();
    await lockOrder(manager, 'whiskeys');
    await openPlace(manager, body.number);
    await manager.insert(WhiskeyEntity, {
      id,
      number: body.number,
      name: body.name.normalize('NFC'),
      spirit: body.spirit,
      proof: body.proof,
      profile: body.profile,
      notes: body.notes,
      water: body.water,
      rest: body.rest,
      rationale: body.rationale,
      isVisible: body.isVisible ?? true,
      isAvailable: body.isAvailable ?? true,
      sortOrder: body.sortOrder ?? FORM_DEFAULTS.sortOrder,
    });
    return toWhiskey(await manager.findOneByOrFail(WhiskeyEntity, { id }));
  }

  async update(
    manager: EntityManager,
    id: string,
    { number, ...body }: UpdateWhiskeyRequest,
    ifMatch: string | undefined,
  ): Promise<Whiskey> {
    if (number !== undefined) await lockOrder(manager, 'whiskeys');
    const current = await this.getForWrite(manager, id, ifMatch);
    if (number !== undefined) await moveWithin(manager, id, current.number, number);
    const changes = { ...body };
    if (body.name !== undefined) changes.name = body.name.normalize('NFC');
    await manager.update(
      WhiskeyEntity,
      { id },
      { ...changes, version: current.version + 1, updatedAt: () => 'clock_timestamp()' },
    );
    return toWhiskey(await manager.findOneByOrFail(WhiskeyEntity, { id }));
  }

  /** Leaves a gap, into which an undo fits back. */
  async remove(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<void> {
    await lockOrder(manager, 'whiskeys');
    await this.getForWrite(manager, id, ifMatch);
    await manager.delete(WhiskeyEntity, { id });
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

  /** The row, locked until the transaction ends. */
  private async getForWrite(
    manager: EntityManager,
    id: string,
    ifMatch: string | undefined,
  ): Promise<WhiskeyEntity> {
    const row = await manager.findOne(WhiskeyEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new NotFoundException('This whiskey does not exist any more');
    if (!matchesVersion(ifMatch, row.version)) throw new StaleVersionException(toWhiskey(row));
    return row;
  }
}
