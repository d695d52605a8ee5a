import type { AnswerFor, Endpoint } from '@peanut/contracts';
import { callAsOwner } from '@peanut/editing';
import { type CallArguments, withDeadline } from '@peanut/web';

/** How long the owner's page waits for a model, in milliseconds: a little longer than the service does at most. */
const PATIENCE_MS = 620_000;

/** Calls what a model may answer. Throws as callAsOwner does, and TooLate. */
export async function askModel<E extends Endpoint>(
  endpoint: E,
  given: CallArguments<E> & { signal: AbortSignal },
): Promise<AnswerFor<E>> {
  const running = new AbortController();
  const signal = AbortSignal.any([given.signal, running.signal]);
  try {
    return await withDeadline(callAsOwner(endpoint, { ...given, signal }), PATIENCE_MS);
  } finally {
    // What is left of the connection.
    running.abort();
  }
}
