import type { DatabaseOptions, SchemaOptions } from '@peanut/service';
import type { MenuEnv } from '../env.js';
import { CreateMenu1763700000000 } from '../migrations/1763700000000-create-menu.js';
import { AddAllergens1763900000000 } from '../migrations/1763900000000-add-allergens.js';
import { AddShelf1764200000000 } from '../migrations/1764200000000-add-shelf.js';
import { AddRestorePoints1764300000000 } from '../migrations/1764300000000-add-restore-points.js';
import { AddPourAnyway1764400000000 } from '../migrations/1764400000000-add-pour-anyway.js';
import { seedOnce } from '../seed/seed.js';
import { DRINK_ENTITIES } from './drink.entity.js';
import { PageEntity } from './page.entity.js';
import { ShelfThingEntity } from './shelf-thing.entity.js';
import { SpiritOptionEntity } from './spirit-option.entity.js';

export const MENU_SCHEMA = 'menu';

/** In the order in which they were written; what was released is never changed. */
export const MIGRATIONS = [
  CreateMenu1763700000000,
  AddAllergens1763900000000,
  AddShelf1764200000000,
  AddRestorePoints1764300000000,
  AddPourAnyway1764400000000,
];

/** Where the menu's tables are, and what makes them. */
export const menuSchema = (env: MenuEnv): SchemaOptions => ({
  url: env.MENU_DATABASE_URL,
  schema: MENU_SCHEMA,
  pool: env.DATABASE_POOL,
  entities: [
    ...[DRINK_ENTITIES.cocktail, DRINK_ENTITIES.whiskey],
    ...[SpiritOptionEntity, ShelfThingEntity, PageEntity],
  ],
  migrations: MIGRATIONS,
});

/** The menu's database, and what a new one holds. */
export const menuDatabase = (env: MenuEnv): DatabaseOptions => ({
  ...menuSchema(env),
  seed: (manager) => seedOnce(manager, env.SEED_MENU),
});
