import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { FORM_DEFAULTS, type Cocktail } from '@peanut/contracts';
import type { CreateCocktailRequest, UpdateCocktailRequest } from '@peanut/contracts/requests';
import { StaleVersionException, matchesVersion } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import { CocktailEntity } from '../database/cocktail.entity.js';
import { lockOrder } from '../database/locks.js';
import { requireAll } from '../database/require-all.js';
import { LIST_ORDER } from '../lists/list-sql.js';
import { inOrder } from '../lists/in-order.js';
import { Lists } from '../lists/lists.js';
import { requireActiveSpirit } from '../spirit-options/active-spirit.js';
import { toCocktail } from './to-cocktail.js';

const REORDER = `
  UPDATE menu.cocktails AS cocktail SET sort_order = ranked.place
  FROM (
    SELECT item.id, row_number() OVER (ORDER BY named.place NULLS LAST, ${LIST_ORDER.cocktails}) - 1 AS place
    FROM menu.cocktails AS item
    LEFT JOIN unnest($1::uuid[]) WITH ORDINALITY AS named (named_id, place) ON named.named_id = item.id
  ) AS ranked
  WHERE cocktail.id = ranked.id AND cocktail.sort_order <> ranked.place`;

@Injectable()
export class CocktailsService {
  constructor(private readonly lists: Lists) {}

  async create(manager: EntityManager, body: CreateCocktailRequest): Promise<Cocktail> {
    const id = body.id ?? randomUUID();
    const spirit = await requireActiveSpirit(manager, body.spirit);
    await manager.insert(CocktailEntity, {
      id,
      name: body.name.normalize('NFC'),
      spirit,
      description: body.description,
      ingredients: body.ingredients,
      glass: body.glass,
      ice: body.ice,
      smoke: body.smoke ?? null,
      prep: body.prep,
      isVisible: body.isVisible ?? true,
      isAvailable: body.isAvailable ?? true,
      sortOrder: body.sortOrder ?? FORM_DEFAULTS.sortOrder,
    });
    return toCocktail(await manager.findOneByOrFail(CocktailEntity, { id }));
  }

  async update(
    manager: EntityManager,
    id: string,
    body: UpdateCocktailRequest,
    ifMatch: string | undefined,
  ): Promise<Cocktail> {
    const current = await this.getForWrite(manager, id, ifMatch);
    const changes = { ...body };
    if (body.name !== undefined) changes.name = body.name.normalize('NFC');
    if (body.spirit !== undefined && body.spirit !== current.spirit)
      changes.spirit = await requireActiveSpirit(manager, body.spirit);
    await manager.update(
      CocktailEntity,
      { id },
      { ...changes, version: current.version + 1, updatedAt: () => 'clock_timestamp()' },
    );
    return toCocktail(await manager.findOneByOrFail(CocktailEntity, { id }));
  }

  async remove(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<void> {
    await this.getForWrite(manager, id, ifMatch);
    await manager.delete(CocktailEntity, { id });
  }

  /** The named ones come first, in the given order; the others keep theirs. */
  async reorder(manager: EntityManager, ids: string[]): Promise<Cocktail[]> {
    await lockOrder(manager, 'cocktails');
    await requireAll(manager, 'cocktails', ids);
    await manager.query(REORDER, [ids]);
    return this.lists.within<Cocktail>(manager, 'cocktails');
  }

  /** What that reorder answered, or would have: items changed or made since then are as they are now. */
  async reordered(manager: EntityManager, ids: string[]): Promise<Cocktail[]> {
    const items = inOrder(await this.lists.within<Cocktail>(manager, 'cocktails'), ids);
    return items.map((item, index) => ({ ...item, sortOrder: index }));
  }

  /** The row, locked until the transaction ends. */
  private async getForWrite(
    manager: EntityManager,
    id: string,
    ifMatch: string | undefined,
  ): Promise<CocktailEntity> {
    const row = await manager.findOne(CocktailEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new NotFoundException('This cocktail does not exist any more');
    if (!matchesVersion(ifMatch, row.version)) throw new StaleVersionException(toCocktail(row));
    return row;
  }
}
