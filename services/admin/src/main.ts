import 'reflect-metadata';
import { runService } from '@peanut/service';
import { createAdminService } from './admin.module.js';
import { readAdminEnv } from './env.js';

const env = readAdminEnv();
await runService('admin', await createAdminService(env), env);
