// Prints every row of a schema as Postgres' own COPY text.  node table-bytes.mjs FOLDER SCHEMA
import { PGlite } from '@electric-sql/pglite';
import '../../lib/database/short-lived.mjs';

const [folder, schema] = process.argv.slice(2);
const db = await PGlite.create(folder);
const { rows } = await db.query('SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY 1', [schema]);
for (const { tablename } of rows) {
  const { blob } = await db.query(`COPY (SELECT * FROM ${schema}.${tablename} ORDER BY 1) TO '/dev/blob'`);
  process.stdout.write(`${tablename}\n${(await blob?.text()) ?? ''}\n`);
}
await db.close();
