import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@peanut/contracts';
import { request as requests } from '@playwright/test';
import { call, itemAt } from '../support/api';
import { expect, test } from '../owner/support/owner-test';
import { STACK } from '../support/stack';
import { headersOf, replicasOf, upstreamsOf, type Replica } from './support/replicas';

/** The contract's, in milliseconds. */
const SEEN_WITHIN = 1_000;
/** The default of RATE_LIMIT_CHAT. */
const CHATS_A_MINUTE = 20;

let menu: Replica[];
let ai: Replica[];
let one: Replica;
let other: Replica;

test.beforeAll(async () => {
  [menu, ai] = [await replicasOf('menu'), await replicasOf('ai')];
  [one, other] = [itemAt(menu, 0), itemAt(menu, 1)];
});

test('the gateway asks every replica', async ({ owner }) => {
  const { id } = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  const ids: string[] = [];
  for (let times = 0; times < 4 * menu.length; times += 1) {
    const answer = await owner.patch(`/api/cocktails/${id}`, { data: {} });
    ids.push(answer.headers()['x-request-id'] ?? '');
  }
  await expect.poll(async () => (await upstreamsOf(ids)).size).toBe(menu.length);
});

test('a write to one replica is seen by readers of the other within a second', async ({ owner }) => {
  const headers = await headersOf(owner);
  const { id } = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  for (const [writer, reader] of [
    [one, other],
    [other, one],
  ] as const) {
    const description = `Written ${randomUUID()}`;
    const { seenAt } = await reader.watch(ENDPOINTS.listCocktails.path, description);
    const body = JSON.stringify({ description });
    const [written] = await writer.ask({ path: `/api/cocktails/${id}`, method: 'PATCH', headers, body });
    expect(written?.status, written?.text).toBe(200);
    expect((await seenAt) - (written?.at ?? NaN)).toBeLessThanOrEqual(SEEN_WITHIN);
  }
});

test('a write that is repeated at the other replica, later or at once, is done once', async ({ owner }) => {
  const headers = await headersOf(owner);
  const named = async (name: string) =>
    (await call(owner, ENDPOINTS.listSpiritOptions)).filter((option) => option.name === name);
  const send = (replica: Replica, key: string, name: string) =>
    replica.ask({
      path: ENDPOINTS.createSpiritOption.path,
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify({ name }),
    });
  const makers = {
    later: async (key: string, name: string) => [await send(one, key, name), await send(other, key, name)],
    'at once': (key: string, name: string) => Promise.all([send(one, key, name), send(other, key, name)]),
  };
  for (const [when, make] of Object.entries(makers)) {
    const name = `Aquavit ${randomUUID()}`;
    const answers = (await make(randomUUID(), name)).flat();
    try {
      expect(new Set(answers.map(({ status }) => status)), when).toEqual(new Set([201]));
      expect(new Set(answers.map(({ text }) => text)).size, when).toBe(1);
      expect(
        answers.filter(({ isReplayed }) => isReplayed),
        when,
      ).toHaveLength(1);
      expect(await named(name), when).toHaveLength(1);
    } finally {
      for (const { id } of await named(name))
        await call(owner, ENDPOINTS.deleteSpiritOption, { parameters: { id } });
    }
  }
});

test('a visitor’s messages are counted over all replicas', async ({ request }) => {
  await call(request, ENDPOINTS.readBartender);
  const headers = await headersOf(request);
  const body = JSON.stringify({ message: 'Hello' });
  const chat = { path: ENDPOINTS.chat.path, method: 'POST', headers, body };
  // Each would let all of them pass, were it alone.
  const own = Array.from({ length: CHATS_A_MINUTE - 1 }, () => chat);
  const answers = (await Promise.all(ai.map((replica) => replica.ask(...own)))).flat();
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(429)]).toEqual([CHATS_A_MINUTE, answers.length - CHATS_A_MINUTE]);
});

test('a session is known to all replicas, and none knows it when it has ended', async () => {
  const client = await requests.newContext({ baseURL: STACK.baseUrl });
  await call(client, ENDPOINTS.verifyPassword, { body: { password: STACK.adminPassword } });
  const { id } = itemAt(await call(client, ENDPOINTS.listWhiskeys), 0);
  const headers = await headersOf(client);
  const description = 'Paper Moon: equal parts bourbon, Aperol, Amaro Nonino and lemon';
  const calls = [
    ...menu.map(
      (replica) => () => replica.ask({ path: `/api/whiskeys/${id}`, method: 'PATCH', headers, body: '{}' }),
    ),
    ...ai.map(
      (replica) => () =>
        replica.ask({
          path: ENDPOINTS.parseCocktail.path,
          method: 'POST',
          headers,
          body: JSON.stringify({ description }),
        }),
    ),
  ];
  const statuses = async () =>
    (await Promise.all(calls.map((ask) => ask()))).flat().map(({ status }) => status);
  expect(await statuses()).toEqual(calls.map(() => 200));
  await call(client, ENDPOINTS.endSession);
  await expect.poll(statuses).toEqual(calls.map(() => 401));
  await client.dispose();
});

test('without one replica guests read on, and soon the owner writes', async ({ owner, request }) => {
  const { id } = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 0);
  await other.deadDuring(async () => {
    for (let times = 0; times < 50; times += 1) {
      expect((await request.get(ENDPOINTS.listWhiskeys.path)).status()).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect(async () => {
      for (let times = 0; times < 6; times += 1)
        await call(owner, ENDPOINTS.updateWhiskey, { parameters: { id }, body: {} });
    }).toPass();
  });
});
