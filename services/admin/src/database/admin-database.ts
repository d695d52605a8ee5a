import type { DatabaseOptions, SchemaOptions } from '@peanut/service';
import type { AdminEnv } from '../env.js';
import { CreateAdmin1763700000000 } from '../migrations/1763700000000-create-admin.js';
import { CreateImages1763800000000 } from '../migrations/1763800000000-create-images.js';
import { FirstPassword } from '../password/first-password.js';
import { CredentialEntity } from './credential.entity.js';
import { SettingEntity } from './setting.entity.js';

const ADMIN_SCHEMA = 'admin';

/** In the order in which they were written; what was released is never changed. */
const MIGRATIONS = [CreateAdmin1763700000000, CreateImages1763800000000];

/** Where the admin's tables are, and what makes them. */
export const adminSchema = (env: AdminEnv): SchemaOptions => ({
  url: env.ADMIN_DATABASE_URL,
  schema: ADMIN_SCHEMA,
  pool: env.DATABASE_POOL,
  entities: [CredentialEntity, SettingEntity],
  migrations: MIGRATIONS,
});

/** The admin's database, and the password of a new one. */
export function adminDatabase(env: AdminEnv): DatabaseOptions {
  const first = new FirstPassword(env.ADMIN_PASSWORD, env.PRINT_PASSWORD_LINE);
  return {
    ...adminSchema(env),
    seed: (manager) => first.store(manager),
    onReady: () => first.announce(),
  };
}
