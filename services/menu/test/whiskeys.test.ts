import { randomUUID } from 'node:crypto';
import type { Whiskey } from '@peanut/contracts';
import pg from 'pg';
import { SEED_WHISKEYS } from '@peanut/contracts/seed-menu';
import { untilNotBusy } from '@peanut/service/testing';
import {
  NEW_WHISKEY,
  addWhiskey,
  expectError,
  startTestApp,
  whiskeys,
  type TestApp,
} from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The flight as `name:number`, after emptying it and pouring one whiskey for each name given. */
async function pour(...places: [name: string, number: number][]): Promise<Map<string, Whiskey>> {
  await app.database.query('DELETE FROM menu.whiskeys');
  const poured = new Map<string, Whiskey>();
  for (const [name, number] of places) poured.set(name, await addWhiskey(app, { name, number }));
  return poured;
}

async function flight(): Promise<string> {
  return (await whiskeys(app)).map(({ name, number }) => `${name}${number}`).join(' ');
}

const idOf = (poured: Map<string, Whiskey>, name: string): string => poured.get(name)?.id ?? '';

describe('GET /api/whiskeys', () => {
  it('lists the seeded flight by number', async () => {
    const answer = await app.visitor('get', '/api/whiskeys').expect(200);
    const seeded = [...SEED_WHISKEYS].sort((left, right) => left.number - right.number);
    expect(answer.body).toMatchObject(seeded.map(({ name, number, proof }) => ({ name, number, proof })));
  });
});

describe('POST /api/whiskeys', () => {
  it('inserts at a taken number and leaves a free one as it is', async () => {
    await pour(['a', 1], ['b', 2], ['c', 5]);
    await addWhiskey(app, { name: 'd', number: 2 });
    expect(await flight()).toBe('a1 d2 b3 c6');
    await addWhiskey(app, { name: 'e', number: 5 });
    expect(await flight()).toBe('a1 d2 b3 e5 c6');
  });

  it('answers the same item as the list', async () => {
    const made = await addWhiskey(app, { number: 40, proof: 101.4, name: 'Cafe\u0301' });
    expect(made).toMatchObject({ ...NEW_WHISKEY, number: 40, proof: 101.4, name: 'Café', isVisible: true });
    expect((await whiskeys(app)).find(({ id }) => id === made.id)).toEqual(made);
  });

  it('does not raise the version of those that move up', async () => {
    const poured = await pour(['a', 1]);
    await addWhiskey(app, { name: 'b', number: 1 });
    expect((await whiskeys(app)).find(({ id }) => id === idOf(poured, 'a'))).toMatchObject({
      number: 2,
      version: 1,
    });
  });

  it.each([
    ['profile', 60, 'Profile must be 60 characters or less'],
    ['notes', 60, 'Notes must be 60 characters or less'],
    ['name', 120, 'Name must be 120 characters or less'],
    ['spirit', 50, 'Spirit must be 50 characters or less'],
    ['water', 120, 'Water must be 120 characters or less'],
    ['rest', 120, 'Rest Time must be 120 characters or less'],
    ['rationale', 2000, 'Why This Whiskey must be 2000 characters or less'],
  ])('takes %s of %i characters and no more', async (field, limit, message) => {
    const text = '🥃'.repeat(limit);
    expect(await addWhiskey(app, { [field]: text })).toMatchObject({ [field]: text });
    const answer = await app.owner('post', '/api/whiskeys').send({ ...NEW_WHISKEY, [field]: `${text}.` });
    expectError(answer, 400);
    expect(answer.body).toMatchObject({ message, details: [{ field, message }] });
  });

  it.each([
    [{ number: 0 }, /^Number field is required and must be greater than 0$/],
    [{ number: undefined }, /^Number field is required and must be greater than 0$/],
    [{ number: '12' }, /^Number field is required/],
    [{ number: 1.5 }, /^Number field is required/],
    [{ number: null }, /^Number field is required/],
    [{ number: 1_000_001 }, /1000000 or less/],
    [{ number: 99_999_999_999 }, /1000000 or less/],
    [{ proof: -1 }, /^Proof/],
    [{ proof: 200.1 }, /^Proof/],
    [{ proof: '80' }, /^Proof/],
    [{ isAvailable: 0 }, /^In stock/],
    [{ updatedAt: 'now' }, /updatedAt/],
  ])('refuses %j', async (fields, says) => {
    expectError(await app.owner('post', '/api/whiskeys').send({ ...NEW_WHISKEY, ...fields }), 400, says);
  });

  it.each([{ number: 1_000_000 }, { proof: 0 }, { proof: 200 }, { sortOrder: 1_000_000 }])(
    'takes %j',
    async (fields) => {
      expect(await addWhiskey(app, fields)).toMatchObject(fields);
    },
  );

  it('moves only those up to the next gap when the last number is taken', async () => {
    await pour(['a', 1], ['b', 2], ['c', 4], ['z', 1_000_000]);
    await addWhiskey(app, { name: 'n', number: 1 });
    expect(await flight()).toBe('n1 a2 b3 c4 z1000000');
  });

  it('has no room after the last number', async () => {
    await pour(['a', 1_000_000]);
    expectError(
      await app.owner('post', '/api/whiskeys').send({ ...NEW_WHISKEY, number: 1_000_000 }),
      400,
      /room/,
    );
    expect(await flight()).toBe('a1000000');
  });
});

describe('PATCH /api/whiskeys/{id}', () => {
  it('moves up, down and back; those between move by one', async () => {
    const poured = await pour(['a', 1], ['b', 2], ['c', 3], ['d', 4]);
    const path = `/api/whiskeys/${idOf(poured, 'a')}`;
    const moved = await app.owner('patch', path).send({ number: 3 }).expect(200);
    expect(moved.body).toMatchObject({ name: 'a', number: 3, version: 2 });
    expect(await flight()).toBe('b1 c2 a3 d4');
    await app.owner('patch', path).send({ number: 1, notes: 'Moved' }).expect(200);
    expect(await flight()).toBe('a1 b2 c3 d4');
    expect((await whiskeys(app)).map(({ version }) => version)).toEqual([3, 1, 1, 1]);
  });

  it('leaves its place alone when the number stays', async () => {
    const poured = await pour(['a', 1], ['b', 2]);
    await app
      .owner('patch', `/api/whiskeys/${idOf(poured, 'b')}`)
      .send({ number: 2, proof: 99 })
      .expect(200);
    expect(await flight()).toBe('a1 b2');
  });

  it('answers 412 and moves nothing for a stale version', async () => {
    const poured = await pour(['a', 1], ['b', 2]);
    const path = `/api/whiskeys/${idOf(poured, 'a')}`;
    const stale = await app.owner('patch', path).set('If-Match', '"7"').send({ number: 2 });
    expectError(stale, 412);
    expect(stale.body).toMatchObject({ current: { name: 'a', number: 1 } });
    expect(await flight()).toBe('a1 b2');
  });
});

describe('DELETE /api/whiskeys/{id}', () => {
  it('leaves a gap that undo fits back into', async () => {
    const poured = await pour(['a', 1], ['b', 2], ['c', 3]);
    await app.owner('delete', `/api/whiskeys/${idOf(poured, 'b')}`).expect(204);
    expect(await flight()).toBe('a1 c3');
    await addWhiskey(app, { name: 'b', number: 2, id: idOf(poured, 'b') });
    expect(await flight()).toBe('a1 b2 c3');
  });

  it('knows bad ids from unknown ones', async () => {
    expectError(await app.owner('delete', '/api/whiskeys/1'), 400);
    expectError(await app.owner('delete', `/api/whiskeys/${randomUUID()}`), 404);
  });
});

describe('POST /api/whiskeys/reorder', () => {
  it('numbers all from 1: the named in order, the others after them', async () => {
    const poured = await pour(['a', 3], ['b', 7], ['c', 9], ['d', 20]);
    const ids = [idOf(poured, 'd'), idOf(poured, 'b')];
    const answer = await app.owner('post', '/api/whiskeys/reorder').send({ ids }).expect(200);
    expect((answer.body as Whiskey[]).map(({ name, number }) => `${name}${number}`)).toEqual([
      'd1',
      'b2',
      'a3',
      'c4',
    ]);
    expect(await flight()).toBe('d1 b2 a3 c4');
  });

  it('moves nothing for an unknown or repeated id', async () => {
    const poured = await pour(['a', 1], ['b', 5]);
    for (const ids of [
      [idOf(poured, 'b'), randomUUID()],
      [idOf(poured, 'b'), idOf(poured, 'b')],
    ])
      expectError(await app.owner('post', '/api/whiskeys/reorder').send({ ids }), 400);
    expect(await flight()).toBe('a1 b5');
  });

  it('takes the same number of statements whatever the size', async () => {
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    const statementsFor = async (size: number): Promise<string[]> => {
      await pour(...Array.from({ length: size }, (_, index): [string, number] => [`w${index}`, index + 1]));
      const ids = (await whiskeys(app)).map(({ id }) => id).reverse();
      spy.mockClear();
      await app.owner('post', '/api/whiskeys/reorder').send({ ids }).expect(200);
      const texts = spy.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query));
      const from = texts.indexOf('START TRANSACTION');
      return texts.slice(from, texts.indexOf('COMMIT') + 1).filter((text) => !text.includes('list_changes'));
    };
    const few = await statementsFor(4);
    expect(few).toHaveLength(5);
    expect(await statementsFor(40)).toEqual(few);
    spy.mockRestore();
  });
});

describe('50 parallel writes', () => {
  it('lose nothing and leave numbers unique, 1..n after a reorder', async () => {
    await pour(['a', 1], ['b', 2], ['c', 3]);
    const creates = Array.from({ length: 50 }, (_, index) => {
      const whiskey = { ...NEW_WHISKEY, name: `p${index}`, number: 1 + (index % 5) };
      const key = randomUUID();
      return untilNotBusy(() => app.owner('post', '/api/whiskeys').set('Idempotency-Key', key).send(whiskey));
    });
    for (const answer of await Promise.all(creates)) expect(answer.status).toBe(201);
    const made = await whiskeys(app);
    expect(new Set(made.map(({ number }) => number)).size).toBe(53);

    const moves = made
      .slice(0, 50)
      .map(({ id }, index) =>
        untilNotBusy(() =>
          index % 10 === 0
            ? app.owner('post', '/api/whiskeys/reorder').send({ ids: [id] })
            : app.owner('patch', `/api/whiskeys/${id}`).send({ number: 1 + ((index * 7) % 53) }),
        ),
      );
    for (const answer of await Promise.all(moves)) expect(answer.status).toBe(200);
    const moved = await whiskeys(app);
    expect(new Set(moved.map(({ number }) => number)).size).toBe(53);
    expect(new Set(moved.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));

    await app.owner('post', '/api/whiskeys/reorder').send({ ids: [] }).expect(200);
    expect((await whiskeys(app)).map(({ number }) => number)).toEqual(moved.map((_, index) => index + 1));
  });
});
