// Prints every row of the schemas as Postgres' own COPY text.  node table-bytes.mjs FOLDER SCHEMA [SCHEMA]
import { PGlite } from '@electric-sql/pglite';
import '../../../ops/database/short-lived.mjs';

const [folder, ...schemas] = process.argv.slice(2);
const db = await PGlite.create(folder);
for (const schema of schemas) {
  const tables = 'SELECT tablename FROM pg_tables WHERE schemaname = $1 ORDER BY 1';
  const { rows } = await db.query(tables, [schema]);
  for (const { tablename } of rows) {
    const { blob } = await db.query(`COPY (SELECT * FROM ${schema}.${tablename} ORDER BY 1) TO '/dev/blob'`);
    process.stdout.write(`${tablename}\n${(await blob?.text()) ?? ''}\n`);
  }
}
await db.close();
