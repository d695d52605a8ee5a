import { Module, type DynamicModule } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ChangeLog, DatabaseModule, SessionSource, createService, diskCheck } from '@peanut/service';
import { LocalCounterStore, RedisConnection, createCounterStore } from '@peanut/service/rate-limit';
import { adminDatabase } from './database/admin-database.js';
import { DocsController } from './docs/docs.controller.js';
import type { AdminEnv } from './env.js';
import { isPictureUpload } from './images/image-address.js';
import { imageProviders } from './images/image-providers.js';
import { ImagesController } from './images/images.controller.js';
import { SharePicturesController } from './images/share-pictures/share-pictures.controller.js';
import { Credentials } from './password/credentials.js';
import { PasswordHasher } from './password/password-hasher.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordService } from './password/password.service.js';
import { InternalController } from './sessions/internal.controller.js';
import { SessionController } from './sessions/session.controller.js';
import { Sessions } from './sessions/sessions.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';
import { Callers } from './verify/callers.js';
import { VerifyLimiter } from './verify/verify-limiter.js';
import { VerifyController } from './verify/verify.controller.js';
import { VerifyService } from './verify/verify.service.js';

@Module({})
class AdminModule {
  static with(env: AdminEnv): DynamicModule {
    return {
      module: AdminModule,
      global: true,
      imports: [DatabaseModule.with(adminDatabase(env))],
      controllers: [
        VerifyController,
        SessionController,
        InternalController,
        PasswordController,
        SettingsController,
        ImagesController,
        SharePicturesController,
        DocsController,
      ],
      providers: [
        { provide: APP_INTERCEPTOR, useClass: ChangeLog },
        PasswordHasher,
        { provide: RedisConnection, useFactory: () => RedisConnection.open(env.REDIS_URL) },
        {
          provide: VerifyLimiter,
          inject: [RedisConnection],
          useFactory: ({ client }: RedisConnection) =>
            new VerifyLimiter(
              env.RATE_LIMIT_VERIFY,
              createCounterStore(client, 'peanut:verify:', new LocalCounterStore()),
            ),
        },
        Callers,
        Credentials,
        Sessions,
        { provide: SessionSource, useExisting: Sessions },
        PasswordService,
        SettingsService,
        VerifyService,
        ...imageProviders(env),
      ],
      exports: [SessionSource],
    };
  }
}

/** The admin service as it runs, not yet listening. */
export const createAdminService = (env: AdminEnv): Promise<NestExpressApplication> =>
  createService({
    name: 'admin',
    module: AdminModule.with(env),
    env,
    manifest: new URL('../package.json', import.meta.url),
    checks: [diskCheck(env.DATA_DIR)],
    isRawBody: isPictureUpload,
  });
