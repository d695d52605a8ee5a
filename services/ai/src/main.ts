import 'reflect-metadata';
import { runService } from '@peanut/service';
import { createAiService } from './create-ai-service.js';
import { readAiEnv } from './env.js';

const env = readAiEnv();
await runService('ai', await createAiService(env), { host: env.HOST, port: env.PORT });
