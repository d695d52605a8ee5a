import { expect, request, type APIRequestContext } from '@playwright/test';
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
    const session = await client.get('/api/admin/session');
    if (((await session.json()) as { active: boolean }).active) return client;
    await client.dispose();
  }
  // As a new device: a spec may have locked the one of the last login.
  const client = await request.newContext({ baseURL: STACK.baseUrl });
  const login = await client.post('/api/admin/verify', { data: { password: STACK.adminPassword } });
  expect(login.status()).toBe(200);
  logins.set(user, await client.storageState());
  return client;
}
