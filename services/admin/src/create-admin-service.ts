import type { NestExpressApplication } from '@nestjs/platform-express';
import { createService, diskCheck } from '@peanut/service';
import { AdminModule } from './admin.module.js';
import type { AdminEnv } from './env.js';
import { isPictureUpload } from './images/image-address.js';

/** The admin service as it runs, not yet listening. */
export function createAdminService(env: AdminEnv): Promise<NestExpressApplication> {
  return createService({
    name: 'admin',
    module: AdminModule.with(env),
    logLevel: env.LOG_LEVEL,
    manifest: new URL('../package.json', import.meta.url),
    revision: env.REVISION,
    checks: [diskCheck(env.DATA_DIR)],
    isRawBody: isPictureUpload,
  });
}
