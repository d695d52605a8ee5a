import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { shelfKey, type ShelfThing } from '@peanut/contracts';
import type { CreateShelfThingRequest, UpdateShelfThingRequest } from '@peanut/contracts/requests';
import { Database } from '@peanut/service';
import type { EntityManager, Repository } from 'typeorm';
import { lockOrder } from '../database/list-order.js';
import { ShelfThingEntity } from '../database/shelf-thing.entity.js';

const storedName = (name: string): string => name.trim().normalize('NFC');

/** What the owner has to pour from. Which cocktails it leaves in stock, the lists say. */
@Injectable()
export class ShelfService {
  constructor(
    private readonly database: Database,
    @InjectRepository(ShelfThingEntity) private readonly things: Repository<ShelfThingEntity>,
  ) {}

  /** By name, in the order of people who read Latin letters. */
  async list(): Promise<ShelfThing[]> {
    const rows = await this.database.run(() => this.things.find());
    return rows.sort((one, other) => ORDER.compare(one.name, other.name)).map(toShelfThing);
  }

  async create(manager: EntityManager, body: CreateShelfThingRequest): Promise<ShelfThing> {
    const things = manager.withRepository(this.things);
    const name = storedName(body.name);
    await this.refuseDoubleName(manager, name);
    const id = randomUUID();
    await things.insert({ id, name, isStocked: body.isStocked ?? true });
    return toShelfThing(await things.findOneByOrFail({ id }));
  }

  async update(manager: EntityManager, id: string, body: UpdateShelfThingRequest): Promise<ShelfThing> {
    const things = manager.withRepository(this.things);
    const current = await this.getForWrite(manager, id);
    const name = storedName(body.name ?? current.name);
    if (body.name !== undefined) await this.refuseDoubleName(manager, name, id);
    await things.update({ id }, { name, isStocked: body.isStocked ?? current.isStocked });
    return toShelfThing(await things.findOneByOrFail({ id }));
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await this.getForWrite(manager, id);
    await manager.withRepository(this.things).delete({ id });
  }

  /**
   * The lock lasts until the transaction ends, so that two writes at once cannot add the same name.
   * @throws ConflictException when another thing has the name
   */
  private async refuseDoubleName(manager: EntityManager, name: string, ownId?: string): Promise<void> {
    await lockOrder(manager, 'shelf');
    const others = await manager.withRepository(this.things).find({ select: { id: true, name: true } });
    const double = others.find((other) => other.id !== ownId && shelfKey(other.name) === shelfKey(name));
    if (double) throw new ConflictException(`${double.name} is on the shelf already`);
  }

  private async getForWrite(manager: EntityManager, id: string): Promise<ShelfThingEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.withRepository(this.things).findOne({ where: { id }, lock });
    if (!row) throw new NotFoundException('This is not on the shelf any more');
    return row;
  }
}

const ORDER = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function toShelfThing({ id, name, isStocked, createdAt }: ShelfThingEntity): ShelfThing {
  return { id, name, isStocked, createdAt: createdAt.toISOString() };
}
