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
    const moment = this.momentAfter(values.sortOrder);
    const { raw } = await manager
      .withRepository(this.repository)
      .createQueryBuilder()
      .insert()
      .values({ id, ...values, createdAt: moment, updatedAt: moment })
      .returning('*')
      .execute();
    return this.returned(raw);
  }

  /**
   * Now, but later than every drink of the same sort order: those are listed by age, and a batch makes many in the same
   * millisecond.
   */
  private momentAfter(sortOrder: number): () => string {
    return () => `greatest(now(), (
      SELECT max(created_at) + interval '1 millisecond' FROM ${this.repository.metadata.tablePath}
      WHERE sort_order = ${sortOrder}))`;
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
    const { raw } = await manager
      .withRepository(this.repository)
      .createQueryBuilder()
      .update()
      .set({ ...named, version: row.version + 1, updatedAt: () => 'clock_timestamp()' })
      .where({ id: row.id })
      .returning('*')
      .execute();
    return this.returned(raw);
  }

  async delete(manager: EntityManager, { id }: DrinkRow<E>): Promise<void> {
    await manager.withRepository(this.repository).delete({ id });
  }

  /** The one row that a statement returned, by its columns. */
  private returned(rows: unknown): Drinks[E] {
    const [raw = {}] = rows as Record<string, unknown>[];
    const { columns, connection } = this.repository.metadata;
    const values = columns.map((column) => [
      column.propertyName,
      connection.driver.prepareHydratedValue(raw[column.databaseName], column) as unknown,
    ]);
    return this.toDrink(Object.fromEntries(values) as DrinkRow);
  }

  private toDrink(row: DrinkRow): Drinks[E] {
    const { id, version, createdAt, updatedAt } = row;
    const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return { id, ...inputOf<EntityType>(this.entityType, row), version, ...dates } as Drinks[E];
  }
}
