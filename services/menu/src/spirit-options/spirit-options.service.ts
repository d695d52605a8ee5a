import { randomUUID } from 'node:crypto';
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { SORT_ORDER, type SpiritOption } from '@peanut/contracts';
import type { CreateSpiritOptionRequest, UpdateSpiritOptionRequest } from '@peanut/contracts/requests';
import { violatedConstraint } from '@peanut/service';
import type { EntityManager, Repository } from 'typeorm';
import { DRINK_ENTITIES, type DrinkRow } from '../database/drink.entity.js';
import { onceInTransaction } from '../database/once.js';
import { SpiritOptionEntity } from '../database/spirit-option.entity.js';

const storedName = (name: string): string => name.trim().normalize('NFC');

/** No two options have the same name, in any case. */
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
  constructor(
    @InjectRepository(SpiritOptionEntity) private readonly options: Repository<SpiritOptionEntity>,
    @InjectRepository(DRINK_ENTITIES.cocktail) private readonly cocktails: Repository<DrinkRow>,
  ) {}

  async create(manager: EntityManager, body: CreateSpiritOptionRequest): Promise<SpiritOption> {
    const options = manager.withRepository(this.options);
    const id = randomUUID();
    await refuseDoubleName(
      options.insert({
        id,
        name: storedName(body.name),
        isActive: body.isActive ?? true,
        sortOrder: body.sortOrder ?? SORT_ORDER.default,
      }),
    );
    return toSpiritOption(await options.findOneByOrFail({ id }));
  }

  /** Renames the spirit of the cocktails too, so that it stays an option. */
  async update(manager: EntityManager, id: string, body: UpdateSpiritOptionRequest): Promise<SpiritOption> {
    const current = await this.getForWrite(manager, id);
    const changed = { ...current, ...body, name: storedName(body.name ?? current.name) };
    const options = manager.withRepository(this.options);
    await refuseDoubleName(options.update({ id }, changed));
    if (changed.name !== current.name)
      await manager.withRepository(this.cocktails).update({ spirit: current.name }, { spirit: changed.name });
    return toSpiritOption(await options.findOneByOrFail({ id }));
  }

  /** @throws ConflictException while cocktails use the spirit */
  async remove(manager: EntityManager, id: string): Promise<void> {
    const { name } = await this.getForWrite(manager, id);
    const uses = await manager.withRepository(this.cocktails).countBy({ spirit: name });
    if (uses > 0)
      throw new ConflictException(
        `${uses} ${uses === 1 ? 'cocktail uses' : 'cocktails use'} ${name}; change or delete ${uses === 1 ? 'it' : 'them'} first, or deactivate the spirit`,
      );
    await manager.withRepository(this.options).delete({ id });
  }

  /**
   * The spirit's name as it is stored. The option's row stays locked against removal until the transaction ends,
   * so that no cocktail keeps a deleted spirit.
   * @throws BadRequestException when no active option has the name
   */
  requireActive(manager: EntityManager, spirit: string): Promise<string> {
    return this.activeNamed(manager, spirit.normalize('NFC'));
  }

  private readonly activeNamed = onceInTransaction(async (manager, name: string) => {
    const option = await manager.withRepository(this.options).findOne({
      where: { name, isActive: true },
      lock: { mode: 'pessimistic_read' },
    });
    if (!option) throw new BadRequestException('Spirit must be one of the active spirits');
    return name;
  });

  private async getForWrite(manager: EntityManager, id: string): Promise<SpiritOptionEntity> {
    const row = await manager.withRepository(this.options).findOne({
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw new NotFoundException('This spirit does not exist any more');
    return row;
  }
}

function toSpiritOption(row: SpiritOptionEntity): SpiritOption {
  return {
    id: row.id,
    name: row.name,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
    createdAt: row.createdAt.toISOString(),
  };
}
