import 'reflect-metadata';
import { runService } from '@peanut/service';
import { readMenuEnv } from './env.js';
import { createMenuService } from './menu.module.js';

const env = readMenuEnv();
await runService('menu', await createMenuService(env), env);
