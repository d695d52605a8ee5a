import {
  addressOf,
  type AnswerFor,
  type BodyFor,
  type Endpoint,
  type ParametersFor,
} from '@peanut/contracts';
import { queryClient } from '../query/query-client';
import { noteExpiredSession } from '../session/session-store';
import { ApiError } from './api-error';
import { request, type RequestOptions } from './request';

interface CallOptions extends RequestOptions {
  /** The caller reads the lists again itself that the call changes. */
  keepsLists?: boolean;
}

/** What a call of an endpoint is given: its path's parameters, its body, and options. */
export type CallArguments<E extends Endpoint> = CallOptions &
  (keyof ParametersFor<E> extends never ? unknown : { parameters: ParametersFor<E> }) &
  (BodyFor<E> extends undefined ? unknown : { body: BodyFor<E> });

type OptionalIfEmpty<Arguments> = object extends Arguments ? [given?: Arguments] : [given: Arguments];

/**
 * Calls an endpoint of the contract and gives its typed answer. Afterwards the lists that it changes are read anew; an
 * answer of 401 to the owner's calls asks for the password again.
 * Throws {@link ApiError} for a non-OK answer and TypeError when the network failed.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: OptionalIfEmpty<CallArguments<E>>
): Promise<AnswerFor<E>> {
  const { parameters, body, keepsLists, ...options }: Given = given ?? {};
  const url = addressOf(endpoint, parameters ?? {});
  const response = await request(endpoint.method, url, body, options).catch((error: unknown) => {
    if (endpoint.access === 'admin' && error instanceof ApiError && error.status === 401)
      noteExpiredSession();
    throw error;
  });
  const answer = endpoint.answer === undefined ? undefined : await response.json();
  if (!keepsLists) await Promise.all((endpoint.changes ?? []).map(readAnew));
  return answer;
}

interface Given extends CallOptions {
  parameters?: Record<string, string>;
  body?: unknown;
}

const readAnew = (list: string) => queryClient.invalidateQueries({ queryKey: [`/api/${list}`] });
