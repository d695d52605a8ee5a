import {
  addressOf,
  ENDPOINTS,
  type AnswerFor,
  type Cocktail,
  type Endpoint,
  type GivenFor,
  type OptionalIfEmpty,
  type Whiskey,
} from '@peanut/contracts';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/**
 * Calls an endpoint with the client's cookies and gives its typed answer.
 * @throws when it refuses
 */
export async function call<E extends Endpoint>(
  client: APIRequestContext,
  endpoint: E,
  ...[given]: OptionalIfEmpty<GivenFor<E>>
): Promise<AnswerFor<E>> {
  const answer = await send(client, endpoint, given as Given);
  if (!answer.ok())
    throw new Error(`${endpoint.method} ${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return endpoint.answer && (await answer.json());
}

/** Calls an endpoint that may refuse: its status, and its sentence when it does. */
export async function attempt<E extends Endpoint>(
  client: APIRequestContext,
  endpoint: E,
  ...[given]: OptionalIfEmpty<GivenFor<E>>
): Promise<{ status: number; message: string }> {
  const answer = await send(client, endpoint, given as Given);
  const { message = '' } = answer.ok() ? {} : ((await answer.json()) as { message?: string });
  return { status: answer.status(), message };
}

interface Given {
  parameters?: Record<string, string>;
  body?: object;
}

function send(
  client: APIRequestContext,
  endpoint: Endpoint,
  { parameters = {}, body }: Given = {},
): Promise<APIResponse> {
  return client.fetch(addressOf(endpoint, parameters), {
    method: endpoint.method,
    ...(body && { data: body }),
  });
}

/** The item at that place of the list. Throws when there is none. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no item at ${index}.`);
  return item;
}

/** The first item for which `is` holds. Throws when there is none. */
export function pick<T>(list: readonly T[], is: (item: T) => boolean): T {
  const item = list.find(is);
  if (item === undefined) throw new Error(`None of ${list.length} items is it: ${is.toString()}`);
  return item;
}

export const cocktailNamed = async (client: APIRequestContext, wanted: string): Promise<Cocktail> =>
  pick(await call(client, ENDPOINTS.listCocktails), ({ name }) => name === wanted);

export const whiskeyNamed = async (client: APIRequestContext, wanted: string): Promise<Whiskey> =>
  pick(await call(client, ENDPOINTS.listWhiskeys), ({ name }) => name === wanted);
