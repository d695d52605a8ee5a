import type { QueryRunner } from 'typeorm';

/** A statement for everything that a migration may make; what went with something else is passed over. */
const DROPS = `
  SELECT format('DROP %s IF EXISTS %I.%I CASCADE', kind, $1::text, relname) AS sql
  FROM pg_class JOIN (VALUES ('r'::"char", 'TABLE'), ('p', 'TABLE'), ('v', 'VIEW'), ('m', 'MATERIALIZED VIEW'),
    ('S', 'SEQUENCE')) AS kinds (relkind, kind) USING (relkind)
  WHERE relnamespace = to_regnamespace(quote_ident($1))
  UNION ALL
  SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
  WHERE pronamespace = to_regnamespace(quote_ident($1))
  UNION ALL
  SELECT format('DROP TYPE IF EXISTS %I.%I CASCADE', $1::text, typname) FROM pg_type
  WHERE typnamespace = to_regnamespace(quote_ident($1)) AND typtype IN ('e', 'd')`;

/** Empties the schema. The schema itself stays: a role limited to it could not make it anew. */
export async function dropObjects(runner: QueryRunner, schema: string): Promise<void> {
  const statements: { sql: string }[] = await runner.query(DROPS, [schema]);
  for (const { sql } of statements) await runner.query(sql);
}
