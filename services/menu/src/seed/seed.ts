import { BUILT_IN_PAGES, SEEDED_SPIRITS } from '@peanut/contracts';
import { SEED_COCKTAILS, SEED_WHISKEYS } from '@peanut/contracts/seed-menu';
import type { EntityManager } from 'typeorm';
import { columnName } from '../database/drink.entity.js';

/** Inserts the items by one statement, which reads their fields from one JSON parameter. */
async function insertAll(manager: EntityManager, table: string, items: readonly object[]): Promise<void> {
  const rows = items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([field, value]) => [columnName(field), value])),
  );
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await manager.query(
    `INSERT INTO menu.${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::menu.${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

async function isMenuEmpty(manager: EntityManager): Promise<boolean> {
  const rows: { empty: boolean }[] = await manager.query(
    'SELECT NOT EXISTS (SELECT FROM menu.cocktails) AND NOT EXISTS (SELECT FROM menu.whiskeys) AS empty',
  );
  return rows[0]?.empty === true;
}

/** Marks a seed as done; false when it was done before, by whichever instance. */
async function claim(manager: EntityManager, name: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'INSERT INTO menu.seeds (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
    [name],
  );
  return rows.length > 0;
}

/**
 * Fills a new database: spirit options and pages always, the drinks when asked for. Each happens once ever, so
 * what the owner deletes stays deleted.
 */
export async function seedOnce(manager: EntityManager, withDrinks: boolean): Promise<void> {
  if (!(await claim(manager, 'first-boot'))) return;
  await insertAll(
    manager,
    'spirit_options',
    SEEDED_SPIRITS.map((name, sortOrder) => ({ name, sortOrder })),
  );
  await insertAll(
    manager,
    'pages',
    BUILT_IN_PAGES.map(({ title, path, icon, description }, sortOrder) => ({
      title,
      path,
      icon,
      description,
      sortOrder,
    })),
  );
  if (!withDrinks || !(await isMenuEmpty(manager))) return;
  await insertAll(manager, 'cocktails', SEED_COCKTAILS);
  await insertAll(manager, 'whiskeys', SEED_WHISKEYS);
}
