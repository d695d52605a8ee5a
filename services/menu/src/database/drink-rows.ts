import { NotFoundException } from '@nestjs/common';
import { inputOf, withDefaults, type DrinkInputs, type Drinks, type EntityType } from '@peanut/contracts';
import { StaleVersionException, matchesVersion } from '@peanut/service';
import type { EntityManager, Repository } from 'typeorm';
import type { DrinkRow } from './drink.entity.js';

type New<E extends EntityType> = Partial<DrinkInputs[E]> & { id: string; name: string };

/** Reads and writes the rows of one kind of drink. The list's order is the callers' work. */
export class DrinkRows<E extends EntityType> {
  constructor(
    private readonly entityType: E,
    private readonly repository: Repository<DrinkRow>,
  ) {}

  /** Fields that are left out get their defaults. */
  async insert(manager: EntityManager, { id, ...fields }: New<E>): Promise<Drinks[E]> {
    const values = withDefaults(this.entityType, {
      ...fields,
      name: fields.name.normalize('NFC'),
    });
    await manager.withRepository(this.repository).insert({ id, ...values });
    return this.read(manager, id);
  }

  /**
   * The row, locked until the transaction ends.
   * @throws NotFoundException
   * @throws StaleVersionException when it is not the version that the caller saw
   */
  async lock(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<DrinkRow<E>> {
    const row = await manager.withRepository(this.repository).findOne({
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw new NotFoundException(`This ${this.entityType} does not exist any more`);
    if (!matchesVersion(ifMatch, row.version)) throw new StaleVersionException(this.toDrink(row));
    // The table holds rows of this kind only, which the compiler cannot see.
    return row as unknown as DrinkRow<E>;
  }

  /** What is left out of the changes stays as it is. */
  async update(
    manager: EntityManager,
    row: DrinkRow<E>,
    changes: Partial<DrinkInputs[E]>,
  ): Promise<Drinks[E]> {
    const named = changes.name === undefined ? changes : { ...changes, name: changes.name.normalize('NFC') };
    await manager
      .withRepository(this.repository)
      .update({ id: row.id }, { ...named, version: row.version + 1, updatedAt: () => 'clock_timestamp()' });
    return this.read(manager, row.id);
  }

  async delete(manager: EntityManager, { id }: DrinkRow<E>): Promise<void> {
    await manager.withRepository(this.repository).delete({ id });
  }

  private async read(manager: EntityManager, id: string): Promise<Drinks[E]> {
    return this.toDrink(await manager.withRepository(this.repository).findOneByOrFail({ id }));
  }

  private toDrink(row: DrinkRow): Drinks[E] {
    const { id, version, createdAt, updatedAt } = row;
    const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return { id, ...inputOf<EntityType>(this.entityType, row), version, ...dates } as Drinks[E];
  }
}
