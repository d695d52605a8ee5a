// What the operator's commands ask of Peanut AI:  node maintenance.js check
import 'reflect-metadata';
import { runMaintenance } from '@peanut/service/maintenance';
import { checkRedis } from '@peanut/service/rate-limit';
import { readAiEnv } from './env.js';
import { checkModel } from './model/check-model.js';

const env = readAiEnv();
await runMaintenance('ai', {
  check: async () => [...(await checkModel(env)), ...(await checkRedis(env.REDIS_URL))],
});
