import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { SORT_ORDER, type SpiritOption } from '@peanut/contracts';
import type { CreateSpiritOptionRequest, UpdateSpiritOptionRequest } from '@peanut/contracts/requests';
import { violatedConstraint } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import { SpiritOptionEntity } from '../database/spirit-option.entity.js';
import { toSpiritOption } from './to-spirit-option.js';

const storedName = (name: string): string => name.trim().normalize('NFC');

/** Two options may not have the same name, whatever its case. */
async function refuseDoubleName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'spirit_options_name_unique')
      throw new ConflictException('A spirit with this name exists already');
    throw error;
  }
}

@Injectable()
export class SpiritOptionsService {
  async create(manager: EntityManager, body: CreateSpiritOptionRequest): Promise<SpiritOption> {
    const id = randomUUID();
    await refuseDoubleName(
      manager.insert(SpiritOptionEntity, {
        id,
        name: storedName(body.name),
        isActive: body.isActive ?? true,
        sortOrder: body.sortOrder ?? SORT_ORDER.default,
      }),
    );
    return toSpiritOption(await manager.findOneByOrFail(SpiritOptionEntity, { id }));
  }

  /** A new name goes to the cocktails too, so that their spirit stays an option. */
  async update(manager: EntityManager, id: string, body: UpdateSpiritOptionRequest): Promise<SpiritOption> {
    const current = await this.getForWrite(manager, id);
    const changed = { ...current, ...body, name: storedName(body.name ?? current.name) };
    await refuseDoubleName(manager.update(SpiritOptionEntity, { id }, changed));
    if (changed.name !== current.name)
      await manager.query('UPDATE menu.cocktails SET spirit = $2 WHERE spirit = $1', [
        current.name,
        changed.name,
      ]);
    return toSpiritOption(await manager.findOneByOrFail(SpiritOptionEntity, { id }));
  }

  /** @throws ConflictException while cocktails use the spirit */
  async remove(manager: EntityManager, id: string): Promise<void> {
    const { name } = await this.getForWrite(manager, id);
    const rows: { uses: number }[] = await manager.query(
      'SELECT count(*)::int AS uses FROM menu.cocktails WHERE spirit = $1',
      [name],
    );
    const uses = rows[0]?.uses ?? 0;
    if (uses > 0)
      throw new ConflictException(
        `${uses} ${uses === 1 ? 'cocktail uses' : 'cocktails use'} ${name}; change or delete ${uses === 1 ? 'it' : 'them'} first, or deactivate the spirit`,
      );
    await manager.delete(SpiritOptionEntity, { id });
  }

  private async getForWrite(manager: EntityManager, id: string): Promise<SpiritOptionEntity> {
    const row = await manager.findOne(SpiritOptionEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw new NotFoundException('This spirit does not exist any more');
    return row;
  }
}
