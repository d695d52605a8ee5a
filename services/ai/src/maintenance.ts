// What the operator's commands ask of Peanut AI:  node maintenance.js check|ask
import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { ok, runMaintenance, type Finding } from '@peanut/service/maintenance';
import { checkRedis } from '@peanut/service/rate-limit';
import { asksModel } from './bartender/choose-bartender.js';
import { readAiEnv, type AiEnv } from './env.js';
import { checkModel } from './model/server/check-model.js';
import { withModelAddress } from './model/server/model-address.js';
import { openModel, tryModel } from './model/open-model.js';

async function askModel(env: AiEnv): Promise<Finding[]> {
  if (!asksModel(env)) return [ok('The house bartender answers: there is no model to ask.')];
  // The findings say what was learned; nothing else may stand beside them.
  Logger.overrideLogger(false);
  return tryModel(openModel(env), { signal: new AbortController().signal });
}

const env = await withModelAddress(readAiEnv());
await runMaintenance('ai', {
  check: async () => [...(await checkModel(env)), ...(await checkRedis(env.REDIS_URL))],
  ask: () => askModel(env),
});
