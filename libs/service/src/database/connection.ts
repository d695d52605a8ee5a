interface PgClient {
  connection?: { stream?: { destroy(error: Error): void } };
}

/**
 * Cuts a connection whose query got no answer in time. Back in the pool it would stay stuck behind that query,
 * which on a network that swallows packets means for minutes.
 * @returns whether it was cut
 */
export function cutIfStuck(connection: unknown, error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.includes('Query read timeout')) return false;
  (connection as PgClient).connection?.stream?.destroy(error);
  return true;
}
