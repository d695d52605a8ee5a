import { ApiError } from './api-error';
import {
  addressOf,
  type AnswerFor,
  type Endpoint,
  type GivenFor,
  type OptionalIfEmpty,
} from '@peanut/contracts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface RequestOptions {
  /** Extra headers, such as `Idempotency-Key` or `If-Match`. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

declare global {
  /** By address. The page's HTML begins them (`composePage` of the contract), long before this script is there. */
  var begunReads: Record<string, Promise<Response>> | undefined;
}

/** Milliseconds from the page's beginning in which an answer to what its HTML asked for is new. */
const NEW_FOR = 15_000;

/** What the HTML has asked for already; once. */
function takeBegun(url: string): Promise<Response> | undefined {
  const begun = globalThis.begunReads?.[url];
  delete globalThis.begunReads?.[url];
  return performance.now() < NEW_FOR ? begun : undefined;
}

/**
 * One HTTP call: JSON body when a payload exists, credentials included.
 * Throws {@link ApiError} for any non-OK answer and TypeError when the network failed.
 */
export async function request(
  method: HttpMethod,
  url: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const hasPayload = payload !== undefined;
  const begun = method === 'GET' ? takeBegun(url) : undefined;
  const response = await (begun ??
    fetch(url, {
      method,
      credentials: 'include',
      headers: { ...(hasPayload && { 'Content-Type': 'application/json' }), ...options.headers },
      ...(hasPayload && { body: JSON.stringify(payload) }),
      ...(options.signal && { signal: options.signal }),
    }));
  if (!response.ok)
    throw new ApiError(response.status, (await response.text()) || response.statusText, response.headers);
  return response;
}

/** What a call of an endpoint is given, and options. */
export type CallArguments<E extends Endpoint> = RequestOptions & GivenFor<E>;

/**
 * Calls an endpoint of the contract and gives its typed answer.
 * Throws {@link ApiError} for a non-OK answer and TypeError when the network failed.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: OptionalIfEmpty<CallArguments<E>>
): Promise<AnswerFor<E>> {
  const { parameters = {}, body, ...options }: Given = given ?? {};
  const response = await request(endpoint.method, addressOf(endpoint, parameters), body, options);
  return endpoint.answer && (await response.json());
}

interface Given extends RequestOptions {
  parameters?: Record<string, string>;
  body?: unknown;
}
