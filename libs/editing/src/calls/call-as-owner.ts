import type { AnswerFor, Endpoint } from '@peanut/contracts';
import { ApiError, call, queryClient, type CallArguments, type OptionalIfEmpty } from '@peanut/web';
import { markSessionExpired } from '@peanut/web/internal';

/**
 * A call that needs the admin session: an answer of 401 asks for the password again. It reads no list anew.
 * Throws {@link ApiError} for a non-OK answer and TypeError when the network failed.
 */
export async function callAsOwner<E extends Endpoint>(
  endpoint: E,
  ...given: OptionalIfEmpty<CallArguments<E>>
): Promise<AnswerFor<E>> {
  try {
    return await call(endpoint, ...given);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) markSessionExpired();
    throw error;
  }
}

/** The same; afterwards the lists that the endpoint changes are read anew. */
export async function writeAsOwner<E extends Endpoint>(
  endpoint: E,
  ...given: OptionalIfEmpty<CallArguments<E>>
): Promise<AnswerFor<E>> {
  const answer = await callAsOwner(endpoint, ...given);
  const lists = endpoint.changes ?? [];
  await Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: [`/api/${list}`] })));
  return answer;
}
