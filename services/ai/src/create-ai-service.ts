import type { NestExpressApplication } from '@nestjs/platform-express';
import { createService } from '@peanut/service';
import { AiModule } from './ai.module.js';
import type { AiEnv } from './env.js';

/** The AI service as it runs, not yet listening. */
export function createAiService(env: AiEnv): Promise<NestExpressApplication> {
  return createService({
    name: 'ai',
    module: AiModule.with(env),
    logLevel: env.LOG_LEVEL,
    manifest: new URL('../package.json', import.meta.url),
    revision: env.REVISION,
  });
}
