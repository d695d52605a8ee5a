import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  ChangeLog,
  Database,
  DatabaseModule,
  Idempotency,
  RemoteSessionSource,
  SessionSource,
  createService,
  diskCheck,
} from '@peanut/service';
import { ChangesController } from './changes/changes.controller.js';
import { ChangesService } from './changes/changes.service.js';
import { CocktailsService } from './cocktails/cocktails.service.js';
import { MENU_SCHEMA, menuDatabase } from './database/menu-database.js';
import { DocsController } from './docs/docs.controller.js';
import { CocktailsController, WhiskeysController } from './drinks/drinks.controller.js';
import type { MenuEnv } from './env.js';
import { EventsController } from './events/events.controller.js';
import { EventStreams } from './events/event-streams.js';
import { ExportController } from './export/export.controller.js';
import { ListResponder } from './lists/list-responder.js';
import { MenuListCache } from './lists/menu-list-cache.js';
import { PagesController } from './pages/pages.controller.js';
import { PagesService } from './pages/pages.service.js';
import { RestorePointsController } from './restore-points/restore-points.controller.js';
import { RestorePointsService } from './restore-points/restore-points.service.js';
import { ShelfController } from './shelf/shelf.controller.js';
import { ShelfService } from './shelf/shelf.service.js';
import { SpiritOptionsController } from './spirit-options/spirit-options.controller.js';
import { SpiritOptionsService } from './spirit-options/spirit-options.service.js';
import { WhiskeysService } from './whiskeys/whiskeys.service.js';
import { WriteTransaction } from './write-transaction.js';

@Module({})
class MenuModule {
  static with(env: MenuEnv): DynamicModule {
    return {
      module: MenuModule,
      global: true,
      imports: [DatabaseModule.with(menuDatabase(env))],
      controllers: [
        CocktailsController,
        WhiskeysController,
        ChangesController,
        SpiritOptionsController,
        ShelfController,
        RestorePointsController,
        ExportController,
        EventsController,
        PagesController,
        DocsController,
      ],
      providers: [
        {
          provide: Idempotency,
          inject: [Database],
          useFactory: (database: Database) => new Idempotency(database, MENU_SCHEMA),
        },
        { provide: SessionSource, useFactory: () => new RemoteSessionSource(env.ADMIN_URL) },
        { provide: APP_INTERCEPTOR, useClass: ChangeLog },
        MenuListCache,
        ListResponder,
        WriteTransaction,
        CocktailsService,
        WhiskeysService,
        ChangesService,
        SpiritOptionsService,
        ShelfService,
        RestorePointsService,
        EventStreams,
        PagesService,
      ],
      exports: [SessionSource],
    };
  }
}

/** The menu service as it runs, not yet listening. */
export const createMenuService = (env: MenuEnv): Promise<NestExpressApplication> =>
  createService({
    name: 'menu',
    module: MenuModule.with(env),
    env,
    manifest: new URL('../package.json', import.meta.url),
    checks: env.DATA_DIR ? [diskCheck(env.DATA_DIR)] : [],
  });
