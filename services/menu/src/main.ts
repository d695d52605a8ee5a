import 'reflect-metadata';
import { runService } from '@peanut/service';
import { createMenuService } from './create-menu-service.js';
import { readMenuEnv } from './env.js';

const env = readMenuEnv();
await runService('menu', await createMenuService(env), { host: env.HOST, port: env.PORT });
