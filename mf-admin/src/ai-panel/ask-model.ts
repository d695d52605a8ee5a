import type { AnswerFor, Endpoint, GivenFor } from '@peanut/contracts';
import { asOwner } from '@peanut/editing';
import { askBartender, type Listener } from '@peanut/web/answer-stream';

/** Calls what a model may answer, for as long as it takes. Throws as {@link asOwner} and {@link askBartender} do. */
export async function askModel<E extends Endpoint>(
  endpoint: E,
  given: GivenFor<E> & Pick<Listener, 'signal' | 'onWait'>,
): Promise<AnswerFor<E>> {
  const { body, signal, onWait }: { body?: object } & Listener = given;
  const running = new AbortController();
  const listener = { signal: AbortSignal.any([signal, running.signal]), onWait };
  try {
    const answer = await asOwner(() => askBartender(endpoint.path, body, listener));
    return answer as AnswerFor<E>;
  } finally {
    // What is left of the connection.
    running.abort();
  }
}
