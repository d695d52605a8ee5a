import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';

/** What Postgres itself ends, and after how many milliseconds; 0 is never. */
export interface SessionLimits {
  statement_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** The key by which a client cancels names a process; the embedded database, which has no timers, gives none. */
type KeyHolder = ClientBase & { processID: number | null };

const SET_SESSION = `SELECT set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $2, false) WHERE pg_backend_pid() = $3`;

/** Connections of a pooler such as PgBouncer, with the limits of their transactions. */
const pooled = new WeakMap<object, SessionLimits>();

/**
 * Sets the limits once a client is connected: a pooler refuses them in the start-up packet. Behind a pooler, whose process
 * is another than Postgres's, a session is anybody's after the next transaction; {@link limitTransaction} sets them then.
 */
export async function limitSession(client: KeyHolder, limits: SessionLimits): Promise<void> {
  if (client.processID === null) return;
  const times = [limits.statement_timeout, limits.idle_in_transaction_session_timeout].map(String);
  const { rows } = await client.query(SET_SESSION, [...times, client.processID]);
  if (rows.length === 0) pooled.set(client, limits);
}

/** Sets the limits of the transaction that just began, where the session could not have them. */
export async function limitTransaction(runner: QueryRunner): Promise<void> {
  const limits = pooled.get((await runner.connect()) as object);
  // Both at once, and by no SELECT: after one, a transaction cannot choose its isolation level.
  if (limits)
    await runner.query(
      `SET LOCAL statement_timeout = ${limits.statement_timeout};
       SET LOCAL idle_in_transaction_session_timeout = ${limits.idle_in_transaction_session_timeout}`,
    );
}
