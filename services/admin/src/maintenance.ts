// What the operator's commands ask of the admin:  node maintenance.js describe|export|import|check|password|new-password
import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { checkDatabase, runMaintenance, schemaCommands } from '@peanut/service/maintenance';
import { checkRedis } from '@peanut/service/rate-limit';
import { adminSchema } from './database/admin-database.js';
import { readAdminEnv } from './env.js';
import { checkStore } from './images/check-store.js';
import { newPassphrase } from './password/passphrase.js';
import { resetPassword } from './password/reset-password.js';

const env = readAdminEnv();
const schema = adminSchema(env);

await runMaintenance('admin', {
  // A session that ended after the backup must not come to life again.
  ...schemaCommands(schema, { leftOut: ['sessions'], more: { hasOwnPictures: !env.IMAGE_STORE_URL } }),
  check: async () => [
    ...(await checkDatabase(schema)),
    ...(await checkRedis(env.REDIS_URL)),
    await checkStore(env),
  ],
  /** The password is the whole input: arguments can be read by every user of the machine. */
  password: async () => resetPassword(env, await text(process.stdin)),
  'new-password': async () => {
    const password = newPassphrase();
    await resetPassword(env, password);
    return { password };
  },
});
