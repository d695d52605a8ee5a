import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangesAnswer, Cocktail } from '@peanut/contracts';
import type { StagedChange } from '@peanut/contracts/requests';
import { until } from '@peanut/service/testing';
import { ownerCookie } from '../lib/owner.mjs';
import { startStack } from '../stack/stack.mjs';

const KILLS = Number(process.env['BATCH_KILLS'] ?? 25);
const NEW_DRINKS = 20;
/** Kills are spread over one and a half times what a batch takes here, in so many steps. */
const SPREAD = 1.5;
const STEPS = 20;

jest.setTimeout(60_000 + KILLS * 20_000);

let stack: Awaited<ReturnType<typeof startStack>>;
let headers: Record<string, string>;

beforeAll(async () => {
  stack = await startStack({ gateway: 'nginx' });
  headers = { 'Content-Type': 'application/json', Cookie: await ownerCookie(stack) };
});
afterAll(() => stack?.stop());

const list = async (): Promise<Cocktail[]> => {
  const fresh = { ...headers, 'Cache-Control': 'no-cache' };
  return (await (await fetch(`${stack.baseUrl}/api/cocktails`, { headers: fresh })).json()) as Cocktail[];
};

const INPUT = {
  spirit: 'gin',
  description: 'Short.',
  ingredients: ['2 oz gin'],
  glass: 'Coupe',
  ice: 'None',
  prep: 'Stir.',
};

/** New drinks in the place of those that are on the menu. */
const batchAfter = (round: number, before: readonly Cocktail[]): StagedChange[] => [
  ...Array.from({ length: NEW_DRINKS }, (_, index): StagedChange => {
    const data = { ...INPUT, name: `Drink ${round}.${index}` };
    return { key: randomUUID(), type: 'create', entityType: 'cocktail', id: randomUUID(), data };
  }),
  ...before.map(({ id, version }): StagedChange => ({
    ...{ key: randomUUID(), type: 'delete', entityType: 'cocktail', id },
    ifMatch: version,
  })),
];

/** The statuses of its changes; undefined where no answer came, as for a page whose Save broke off. */
async function apply(changes: readonly StagedChange[]): Promise<number[] | undefined> {
  try {
    const body = JSON.stringify({ changes });
    const answer = await fetch(`${stack.baseUrl}/api/changes`, { method: 'POST', headers, body });
    if (answer.status !== 200) return undefined;
    return ((await answer.json()) as ChangesAnswer).results.map(({ status }) => status);
  } catch {
    return undefined;
  }
}

test(`${KILLS} kills of the menu service within a batch: all of it or none, then all of it once`, async () => {
  await apply(batchAfter(-2, []));
  const begin = performance.now();
  await apply(batchAfter(-1, await list()));
  const step = (SPREAD * (performance.now() - begin)) / STEPS;
  let before = await list();
  const answered = { inTime: 0, never: 0 };
  for (let round = 0; round < KILLS; round += 1) {
    const changes = batchAfter(round, before);
    const names = changes.flatMap(({ data }) => (data ? [(data as Cocktail).name] : [])).sort();
    const first = apply(changes);
    await sleep((round % STEPS) * step);
    await stack.parts.menu?.kill();
    stack.parts.menu?.start();
    if (await first) answered.inTime += 1;
    else answered.never += 1;
    await until(
      async () => (await fetch(`${stack.baseUrl}/api/cocktails`, { headers })).ok,
      'the menu is back',
    );
    const between = (await list()).map(({ name }) => name).sort();
    expect([before.map(({ name }) => name).sort(), names]).toContainEqual(between);

    let statuses: number[] | undefined;
    await until(async () => (statuses = await apply(changes)) !== undefined, 'the batch is answered');
    expect(statuses).toEqual(changes.map(({ type }) => (type === 'create' ? 201 : 204)));
    before = await list();
    expect(before.map(({ name }) => name).sort()).toEqual(names);
  }
  process.stderr.write(
    `Answered before the kill: ${answered.inTime}; without an answer: ${answered.never}.\n`,
  );
});
