import 'reflect-metadata';
import { runService } from '@peanut/service';
import { createAiService } from './ai.module.js';
import { readAiEnv } from './env.js';

const env = readAiEnv();
await runService('ai', await createAiService(env), env);
