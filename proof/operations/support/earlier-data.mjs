// Makes what an earlier version kept: two databases, with rows of every kind.  node earlier-data.mjs DATA_DIR
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { makeCluster } from '../../../ops/database/cluster.mjs';
import '../../../ops/database/short-lived.mjs';
import { ROOT } from '../../../ops/launch/parts.mjs';

const dataDir = process.argv[2] ?? '';
const TYPEORM = `CREATE TABLE SCHEMA.migrations (id SERIAL PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL)`;

/**
 * @param {PGlite} db
 * @param {string} schema
 */
async function migrate(db, schema) {
  await db.exec(`CREATE SCHEMA ${schema}; ${TYPEORM.replace('SCHEMA', schema)}`);
  const folder = join(ROOT, 'services', schema, 'dist/migrations');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort()) {
    for (const [name, Migration] of Object.entries(await import(pathToFileURL(join(folder, file)).href))) {
      await new Migration().up({ query: (/** @type {string} */ sql) => db.exec(sql) });
      const values = [Number(/\d+$/.exec(name)?.[0]), name];
      await db.query(`INSERT INTO ${schema}.migrations (timestamp, name) VALUES ($1, $2)`, values);
    }
  }
}

const ROWS = {
  menu: `
    INSERT INTO menu.spirit_options (id, name, is_active, sort_order, created_at)
      VALUES (gen_random_uuid(), 'bourbon', true, 0, '2026-01-02 03:04:05.678+00');
    INSERT INTO menu.cocktails (id, name, spirit, description, ingredients, glass, ice, prep, is_visible, is_available, sort_order, version, created_at, updated_at)
      SELECT gen_random_uuid(), 'Drink ' || i || E' \\u00e9\\t"\\\\', 'bourbon', 'edited', '["2 oz rye", "1 dash"]', 'coupe', 'none', 'stir', true, true, i, i, now(), now()
      FROM generate_series(1, 50) AS i;`,
  admin: `
    INSERT INTO admin.credentials (password_hash, epoch, device_secret) VALUES ('$scrypt$ln=15,r=8,p=3$abc$def', 7, '\\x00ff10203040');
    INSERT INTO admin.sessions (token_hash) VALUES (decode(repeat('ab', 32), 'hex')), (decode(repeat('00', 32), 'hex'));
    INSERT INTO admin.admin_settings (key, value) VALUES ('bar_name', E'The “Peanut”\\nBar\\t\\\\N'), ('bar_subtitle', NULL);
    INSERT INTO admin.images (id, state, session_hash, expires_at)
      SELECT gen_random_uuid(), 'stored', decode(repeat('cd', 32), 'hex'), now() FROM generate_series(1, 3);`,
};

const empty = join(dataDir, 'menu-db');
await makeCluster(empty);
cpSync(empty, join(dataDir, 'admin-db'), { recursive: true });
for (const [schema, rows] of Object.entries(ROWS)) {
  const db = await PGlite.create(join(dataDir, `${schema}-db`));
  await migrate(db, schema);
  await db.exec(rows);
  await db.close();
}
