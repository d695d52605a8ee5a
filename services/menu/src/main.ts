import 'reflect-metadata';
import { runService } from '@peanut/service';
import { createMenuService } from './menu.module.js';
import { readMenuEnv } from './env.js';

const env = readMenuEnv();
await runService('menu', await createMenuService(env), env);
