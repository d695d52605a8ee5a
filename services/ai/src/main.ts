import 'reflect-metadata';
import { runService } from '@peanut/service';
import { createAiService } from './ai.module.js';
import { readAiEnv } from './env.js';
import { withModelAddress } from './model/server/model-address.js';

const env = await withModelAddress(readAiEnv());
await runService('ai', await createAiService(env), env);
