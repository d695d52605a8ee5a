import 'reflect-metadata';
import { runService } from '@peanut/service';
import { createAdminService } from './create-admin-service.js';
import { readAdminEnv } from './env.js';

const env = readAdminEnv();
await runService('admin', await createAdminService(env), { host: env.HOST, port: env.PORT });
