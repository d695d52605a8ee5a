import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { inOrder, type Cocktail } from '@peanut/contracts';
import type { CreateCocktailRequest, UpdateCocktailRequest } from '@peanut/contracts/requests';
import type { EntityManager, Repository } from 'typeorm';
import { DrinkRows } from '../database/drink-rows.js';
import { DRINK_ENTITIES, type DrinkRow } from '../database/drink.entity.js';
import { lockOrder, requireAll } from '../database/list-order.js';
import { LIST_ORDER } from '../lists/list-sql.js';
import { MenuListCache } from '../lists/menu-list-cache.js';
import { SpiritOptionsService } from '../spirit-options/spirit-options.service.js';

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
  private readonly rows: DrinkRows<'cocktail'>;

  constructor(
    private readonly lists: MenuListCache,
    private readonly spirits: SpiritOptionsService,
    @InjectRepository(DRINK_ENTITIES.cocktail) cocktails: Repository<DrinkRow>,
  ) {
    this.rows = new DrinkRows('cocktail', cocktails);
  }

  async create(manager: EntityManager, body: CreateCocktailRequest): Promise<Cocktail> {
    await lockOrder(manager, 'cocktails');
    const spirit = await this.spirits.requireActive(manager, body.spirit);
    return this.rows.insert(manager, { ...body, id: body.id ?? randomUUID(), spirit });
  }

  async update(
    manager: EntityManager,
    id: string,
    body: UpdateCocktailRequest,
    ifMatch: string | undefined,
  ): Promise<Cocktail> {
    if (body.sortOrder !== undefined) await lockOrder(manager, 'cocktails');
    const row = await this.rows.lock(manager, id, ifMatch);
    const changes = { ...body };
    if (body.spirit !== undefined && body.spirit !== row.spirit)
      changes.spirit = await this.spirits.requireActive(manager, body.spirit);
    return this.rows.update(manager, row, changes);
  }

  async remove(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<void> {
    await lockOrder(manager, 'cocktails');
    await this.rows.delete(manager, await this.rows.lock(manager, id, ifMatch));
  }

  /** The named ones first, in the given order, then the others in their own. */
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
}
