import { createService, diskCheck } from '@peanut/service';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { MenuEnv } from './env.js';
import { MenuModule } from './menu.module.js';

/** The menu service as it runs, not yet listening. */
export function createMenuService(env: MenuEnv): Promise<NestExpressApplication> {
  return createService({
    name: 'menu',
    module: MenuModule.with(env),
    logLevel: env.LOG_LEVEL,
    manifest: new URL('../package.json', import.meta.url),
    revision: env.REVISION,
    checks: env.DATA_DIR ? [diskCheck(env.DATA_DIR)] : [],
  });
}
