import type { Client } from 'pg';

/** What the service asks by itself twice a second belongs to no write. */
const POLL = 'SELECT list, changes FROM menu.list_changes';
const OPENING = /^(?:BEGIN|START TRANSACTION)/i;

export interface Statements {
  statements: number;
  transactions: number;
}

/** Counts what the menu service says to Postgres while `work` runs: statements, and transactions among them. */
export async function countStatements(database: Client, work: () => Promise<unknown>): Promise<Statements> {
  await database.query('SELECT pg_stat_statements_reset()');
  await work();
  const { rows } = await database.query<{ query: string; calls: number }>(
    `SELECT query, calls::int FROM pg_stat_statements JOIN pg_roles ON pg_roles.oid = userid
     WHERE rolname LIKE '%menu%' AND query <> $1`,
    [POLL],
  );
  const calls = (wanted: typeof rows): number => wanted.reduce((sum, { calls }) => sum + calls, 0);
  return {
    statements: calls(rows),
    transactions: calls(rows.filter(({ query }) => OPENING.test(query))),
  };
}
