// What the operator's commands ask of the admin:  node maintenance.js describe|export|import|check|password
import 'reflect-metadata';
import { checkDatabase, runMaintenance, schemaCommands } from '@peanut/service/maintenance';
import { adminSchema } from './database/admin-database.js';
import { readAdminEnv } from './env.js';

const env = readAdminEnv();
const schema = adminSchema(env);
await runMaintenance('admin', {
  // A session that ended after the backup must not come to life again.
  ...schemaCommands(schema, { leftOut: ['sessions'], more: { hasOwnPictures: !env.IMAGE_STORE_URL } }),
  check: () => checkDatabase(schema),
});
