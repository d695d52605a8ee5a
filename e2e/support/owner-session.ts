import { ENDPOINTS } from '@peanut/contracts';
import { request, type APIRequestContext } from '@playwright/test';
import { call } from './api';
import { STACK } from './stack';

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** The last login of each user of the session, kept for the worker's life: checking a password is slow on purpose. */
const logins = new Map<'client' | 'page', State>();

/**
 * A client with the owner's session, which is opened where there is none any more. What a page does to its session
 * must not end the one that puts the menu back, so there are two.
 */
export async function ownerClient(user: 'client' | 'page'): Promise<APIRequestContext> {
  const storageState = logins.get(user);
  if (storageState) {
    const client = await request.newContext({ baseURL: STACK.baseUrl, storageState });
    if ((await call(client, ENDPOINTS.readSession)).active) return client;
    await client.dispose();
  }
  // As a new device: a spec may have locked the one of the last login.
  const client = await request.newContext({ baseURL: STACK.baseUrl });
  await call(client, ENDPOINTS.verifyPassword, { body: { password: STACK.adminPassword } });
  logins.set(user, await client.storageState());
  return client;
}
