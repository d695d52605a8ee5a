import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { RESTORE_POINTS, type RestorePoint } from '@peanut/contracts';
import type { CreateRestorePointRequest, RenameRestorePointRequest } from '@peanut/contracts/requests';
import { Database } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import { lockOrder } from '../database/list-order.js';
import { iso, listSql, type ListRow } from '../lists/list-sql.js';
import { withShelf } from '../lists/with-shelf.js';

const POINT = `id, name, ${iso('created_at')} AS "createdAt", cocktail_count AS cocktails, whiskey_count AS whiskeys`;
const NEWEST_FIRST = 'ORDER BY created_at DESC, id';

/** The lists go from table to table within Postgres, by one statement: no change comes between them. */
const INSERT = `
  INSERT INTO menu.restore_points (name, cocktail_count, whiskey_count, cocktails, whiskeys, shelf)
  SELECT $1::text, (SELECT count(*) FROM menu.cocktails), (SELECT count(*) FROM menu.whiskeys),
    cocktails.list, whiskeys.list, cocktails.shelf
  FROM (${listSql('cocktails', 'admin')}) AS cocktails, (${listSql('whiskeys', 'admin')}) AS whiskeys
  RETURNING ${POINT}`;

interface StoredMenu extends Pick<ListRow, 'shelf'> {
  /** Each as JSON text; the cocktails without what is missing. */
  point: string;
  cocktails: string;
  whiskeys: string;
}

const READ = `
  SELECT row_to_json(point)::text AS point, stored.cocktails, stored.whiskeys, stored.shelf
  FROM menu.restore_points AS stored, LATERAL (SELECT ${POINT}) AS point
  WHERE stored.id = $1`;

const PRUNE = `
  DELETE FROM menu.restore_points WHERE id IN
    (SELECT id FROM menu.restore_points WHERE name IS NULL ${NEWEST_FIRST} OFFSET $1)`;

const storedName = (name: string | null): string | null => name?.trim().normalize('NFC') ?? null;

/** The menu as it was at earlier moments, to go back to. Nothing here changes the menu. */
@Injectable()
export class RestorePointsService {
  constructor(private readonly database: Database) {}

  list(): Promise<RestorePoint[]> {
    return this.database.query(`SELECT ${POINT} FROM menu.restore_points ${NEWEST_FIRST}`);
  }

  /**
   * The point with its lists as they were answered to the owner, as JSON text: they are large.
   * @throws NotFoundException
   */
  async read(id: string): Promise<string> {
    const [stored] = await this.database.query<StoredMenu>(READ, [id]);
    if (!stored) throw unknown();
    const cocktails = withShelf({ ...stored, list: stored.cocktails }, 'admin');
    return `${stored.point.slice(0, -1)},"menu":{"cocktails":${cocktails},"whiskeys":${stored.whiskeys}}}`;
  }

  /** @throws ConflictException when there are too many with a name */
  async create(manager: EntityManager, body: CreateRestorePointRequest): Promise<RestorePoint> {
    await lockOrder(manager, 'restorePoints');
    const name = storedName(body.name ?? null);
    // Before the new one is there: a clock that was set back must not let it go at once.
    if (name === null) await this.prune(manager, RESTORE_POINTS.maxUnnamed - 1);
    else await this.refuseTooMany(manager);
    const [made]: RestorePoint[] = await manager.query(INSERT, [name]);
    if (!made) throw new Error('A restore point came back without a row');
    return made;
  }

  /** @throws ConflictException when there are too many with a name */
  async rename(manager: EntityManager, id: string, body: RenameRestorePointRequest): Promise<RestorePoint> {
    await lockOrder(manager, 'restorePoints');
    const point = await this.getForWrite(manager, id);
    if (body.name === undefined) return point;
    const name = storedName(body.name);
    if (name !== null && point.name === null) await this.refuseTooMany(manager);
    await manager.query('UPDATE menu.restore_points SET name = $2 WHERE id = $1', [id, name]);
    if (name === null) await this.prune(manager, RESTORE_POINTS.maxUnnamed);
    return { ...point, name };
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await this.getForWrite(manager, id);
    await manager.query('DELETE FROM menu.restore_points WHERE id = $1', [id]);
  }

  private async getForWrite(manager: EntityManager, id: string): Promise<RestorePoint> {
    const [point]: RestorePoint[] = await manager.query(
      `SELECT ${POINT} FROM menu.restore_points WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (!point) throw unknown();
    return point;
  }

  /** Lets go of the oldest without a name; so many of them stay. */
  private async prune(manager: EntityManager, stay: number): Promise<void> {
    await manager.query(PRUNE, [stay]);
  }

  private async refuseTooMany(manager: EntityManager): Promise<void> {
    const [row]: { named: number }[] = await manager.query(
      'SELECT count(name)::int AS named FROM menu.restore_points',
    );
    if ((row?.named ?? 0) >= RESTORE_POINTS.maxNamed)
      throw new ConflictException(
        `There are ${RESTORE_POINTS.maxNamed} restore points with a name already. Delete one and try again.`,
      );
  }
}

const unknown = (): Error => new NotFoundException('This restore point does not exist any more');
