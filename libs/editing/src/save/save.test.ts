import { API } from '@peanut/contracts';
import { queryClient } from '@peanut/web';
import { accessModalStore, heldLists, sessionStore } from '@peanut/web/internal';
import { stagingStore } from '../record/staging-store';
import { staging } from '../stage/staging';
import { calls, having, negroni, noConflict, serve, settings, startAnew } from '../testing/fake-service';
import { writeRecord } from '../testing/indexed-db';
import { undoLastChange } from '../undo/undo';
import type { Conflict } from './conflict';
import { savePendingChanges } from './save';

const pendingNames = () => stagingStore.get().pending.map(({ description }) => description);

describe('savePendingChanges', () => {
  beforeEach(startAnew);

  const quietly = async (work: Promise<unknown>) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(work).rejects.toThrow();
    const [first] = log.mock.calls[0] ?? [];
    log.mockRestore();
    return first as string;
  };

  it('replays oldest first with key, client id and version, and fills the undo history', async () => {
    serve(({ method }) =>
      method === 'POST'
        ? { status: 201, body: { ...negroni, version: 1 } }
        : { status: 200, body: { ...negroni, version: 4 } },
    );
    await staging.create('cocktail', having({ name: 'Gimlet' }));
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    const [update, create] = stagingStore.get().pending;
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 2, isStopped: false });
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/cocktails',
      `PATCH /api/cocktails/${negroni.id}`,
    ]);
    expect(calls[0]?.body).toMatchObject({ id: (create as { itemId: string }).itemId, name: 'Gimlet' });
    expect(calls[0]?.headers['Idempotency-Key']).toBe(create?.id);
    expect(calls[1]?.headers).toMatchObject({ 'Idempotency-Key': update?.id, 'If-Match': '"3"' });
    expect(calls[1]?.body).toEqual({ glass: 'rocks' });
    expect(stagingStore.get().pending).toEqual([]);
    expect(stagingStore.get().undo.map(({ type, versionAfter }) => [type, versionAfter])).toEqual([
      ['update', 4],
      ['create', 1],
    ]);
  });

  it('keeps what the shelf misses of a drink until its list is read again', async () => {
    const missing = ['Campari'];
    queryClient.setQueryData([API.cocktails], [{ ...negroni, missing }]);
    serve(({ method }) =>
      method === 'GET' ? { status: 503 } : { body: { ...negroni, glass: 'rocks', version: 4 } },
    );
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await savePendingChanges(noConflict);
    expect(queryClient.getQueryData([API.cocktails])).toMatchObject([
      { glass: 'rocks', version: 4, missing },
    ]);
  });

  it('holds the lists from the first change to the last', async () => {
    serve(() => ({ status: 201, body: { ...negroni, version: 1 } }));
    for (const name of ['Gimlet', 'Aviation']) await staging.create('cocktail', having({ name }));
    const held: boolean[] = [];
    const stop = heldLists.subscribe(() => held.push(heldLists.get() > 0));
    await savePendingChanges(noConflict);
    stop();
    expect(held.indexOf(false)).toBe(held.length - 1);
    expect(calls).toHaveLength(2);
  });

  it('stops at a failure, says so in the log and keeps the rest with the reason', async () => {
    let refuse = true;
    serve(({ method }) =>
      method === 'PATCH' && refuse
        ? { status: 503, body: { statusCode: 503, message: 'The bar is closed.' } }
        : { status: 200, body: { ...negroni, version: 4 } },
    );
    await staging.create('cocktail', having({ name: 'Gimlet' }));
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await staging.delete('cocktail', { ...negroni, id: '22222222-2222-4222-8222-222222222222' }, []);
    expect(await quietly(savePendingChanges(noConflict))).toBe('Failed to apply pending changes:');
    expect(pendingNames()).toEqual(['Delete cocktail "Negroni"', 'Update cocktail "Negroni"']);
    expect(stagingStore.get().pending[1]).toMatchObject({ failure: 'The bar is closed.', isSent: true });
    refuse = false;
    const key = calls[1]?.headers['Idempotency-Key'];
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 2, isStopped: false });
    expect(calls[2]?.headers['Idempotency-Key']).toBe(key);
  });

  it('asks for the password on 401 and keeps everything', async () => {
    serve(() => ({ status: 401, body: { statusCode: 401, message: 'no session' } }));
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await quietly(savePendingChanges(noConflict));
    expect(sessionStore.get()).toBe('expired');
    expect(accessModalStore.get()).toBe(true);
    expect(pendingNames()).toHaveLength(1);
  });

  it('shows a conflict and overwrites with the version of theirs, or drops mine', async () => {
    const theirs = { ...negroni, version: 9, glass: 'flute' };
    serve(({ headers }) =>
      headers['If-Match'] === '"9"'
        ? { status: 200, body: { ...negroni, version: 10 } }
        : { status: 412, body: { statusCode: 412, message: 'changed', current: theirs } },
    );
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    const seen: Conflict[] = [];
    const overwrite = async (conflict: Conflict) => {
      seen.push(conflict);
      return 'overwrite' as const;
    };
    await expect(savePendingChanges(overwrite)).resolves.toEqual({ applied: 1, isStopped: false });
    expect(seen[0]?.theirs).toEqual(theirs);
    expect(calls.map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"9"']);

    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await expect(savePendingChanges(async () => 'drop')).resolves.toEqual({ applied: 0, isStopped: false });
    expect(pendingNames()).toEqual([]);

    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await expect(savePendingChanges(async () => 'stop')).resolves.toEqual({ applied: 0, isStopped: true });
    expect(pendingNames()).toHaveLength(1);
  });

  it('leaves an item that somebody changed, when its deletion is dropped', async () => {
    serve(() => ({ status: 412, body: { statusCode: 412, message: 'changed', current: negroni } }));
    await staging.delete('cocktail', negroni, []);
    await expect(savePendingChanges(async () => 'drop')).resolves.toEqual({ applied: 0, isStopped: false });
    expect(calls.map(({ method, headers }) => [method, headers['If-Match']])).toEqual([['DELETE', '"3"']]);
    expect(pendingNames()).toEqual([]);
  });

  it('makes an item anew that somebody deleted, when mine shall win', async () => {
    serve(({ method }) =>
      method === 'PATCH'
        ? { status: 404, body: { statusCode: 404, message: 'gone' } }
        : { status: 201, body: { ...negroni, version: 1 } },
    );
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await savePendingChanges(async ({ theirs }) => (theirs ? 'stop' : 'overwrite'));
    expect(calls[1]).toMatchObject({
      method: 'POST',
      body: { id: negroni.id, name: 'Negroni', glass: 'rocks' },
    });
    expect(stagingStore.get().undo[0]?.type).toBe('create');
  });

  it('counts a deletion of what is gone already as done', async () => {
    serve(() => ({ status: 404, body: { statusCode: 404, message: 'gone' } }));
    await staging.delete('cocktail', negroni, []);
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 1, isStopped: false });
  });

  it('sends an order again without an item that somebody deleted', async () => {
    serve(({ method, body }) => {
      if (method === 'GET') return { status: 200, body: [{ id: 'a' }, { id: 'c' }] };
      const { orderedIds } = body as { orderedIds: string[] };
      return orderedIds.includes('b')
        ? { status: 400, body: { statusCode: 400, message: 'unknown' } }
        : { status: 200, body: [] };
    });
    await staging.reorder('cocktail', ['c', 'b', 'a'], ['a', 'b', 'c']);
    await savePendingChanges(noConflict);
    expect(calls.map(({ body }) => body)).toEqual([
      { orderedIds: ['c', 'b', 'a'] },
      { orderedIds: ['c', 'a'] },
    ]);
  });

  it('leaves an item out of a later order once its deletion is applied', async () => {
    serve(({ method }) => ({ status: 200, body: method === 'GET' ? [{ id: 'a' }, { id: 'b' }] : [] }));
    await staging.delete('cocktail', negroni, []);
    await staging.reorder('cocktail', ['b', negroni.id, 'a'], ['a', 'b', negroni.id]);
    await savePendingChanges(noConflict);
    expect(calls[1]?.body).toEqual({ orderedIds: ['b', 'a'] });
  });

  it('sees that somebody else changed the order meanwhile, and overwrites or drops', async () => {
    serve(({ method }) =>
      method === 'GET'
        ? { status: 200, body: [{ id: 'b' }, { id: 'a' }, { id: 'c' }] }
        : { status: 200, body: [] },
    );
    await staging.reorder('cocktail', ['c', 'b', 'a'], ['a', 'b', 'c']);
    const seen: Conflict[] = [];
    const choose = (choice: 'drop' | 'overwrite') => async (conflict: Conflict) => {
      seen.push(conflict);
      return choice;
    };
    await savePendingChanges(choose('drop'));
    expect(seen[0]?.theirOrder).toEqual(['b', 'a', 'c']);
    expect(calls).toEqual([]);
    await staging.reorder('cocktail', ['c', 'b', 'a'], ['a', 'b', 'c']);
    await savePendingChanges(choose('overwrite'));
    expect(calls).toHaveLength(1);
    expect(stagingStore.get().undo[0]?.undoData).toEqual({ orderedIds: ['b', 'a', 'c'] });
  });

  it('overwrites an order under a new key, since the service may have stored the old one', async () => {
    let order = ['a', 'b', 'c'];
    let isAnswerLost = true;
    serve(({ method }) => {
      if (method === 'GET') return { status: 200, body: order.map((id) => ({ id })) };
      return isAnswerLost ? { status: 503, body: { message: 'lost' } } : { status: 200, body: [] };
    });
    await staging.reorder('cocktail', ['c', 'b', 'a'], order);
    await quietly(savePendingChanges(noConflict));
    isAnswerLost = false;
    order = ['b', 'a', 'c'];
    await savePendingChanges(async () => 'overwrite');
    const [lost, overwriting] = calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ orderedIds: ['c', 'b', 'a'] }));
    expect(overwriting).not.toBe(lost);
    expect(stagingStore.get().pending).toEqual([]);
  });

  it('carries the new version on to a later change of the same item, and back through the undo history', async () => {
    let version = 3;
    serve(() => ({ status: 200, body: { ...negroni, version: ++version } }));
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await savePendingChanges(noConflict);
    await staging.update(
      'cocktail',
      { ...negroni, glass: 'rocks', version: 4 },
      having({ glass: 'rocks', ice: 'cube' }),
    );
    await savePendingChanges(noConflict);
    await undoLastChange();
    await undoLastChange();
    expect(calls.map(({ headers, body }) => [headers['If-Match'], body])).toEqual([
      ['"3"', { glass: 'rocks' }],
      ['"4"', { ice: 'cube' }],
      ['"5"', { ice: 'none' }],
      ['"6"', { glass: 'coupe' }],
    ]);
    expect(stagingStore.get().undo).toEqual([]);
  });

  it('sends what a page of the first version staged, whole', async () => {
    serve(({ method }) => ({ status: method === 'POST' ? 201 : 200, body: { ...negroni, version: 4 } }));
    const { smoke, isVisible, isAvailable, sortOrder, ...fields } = having({ name: 'Gimlet' });
    const staged = {
      timestamp: 1,
      isSent: false,
      entityType: 'cocktail',
      description: '',
      itemId: negroni.id,
    };
    const update = { data: { glass: 'rocks' }, undoData: { glass: 'coupe' }, seen: fields, version: 3 };
    await writeRecord({
      pending: [
        { ...staged, id: 'second', type: 'update', ...update },
        { ...staged, id: 'first', type: 'create', itemId: 'new', data: fields, undoData: null },
      ],
      undo: [],
    });
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 2, isStopped: false });
    expect(calls.map(({ headers, body }) => [headers['Idempotency-Key'], body])).toEqual([
      ['first', { id: 'new', ...fields, smoke: null, isVisible: true, isAvailable: true, sortOrder: 0 }],
      ['second', { glass: 'rocks' }],
    ]);
  });

  it('writes to the kept record once a change', async () => {
    serve(() => ({ status: 200, body: { ...negroni, version: 4 } }));
    for (let n = 0; n < 4; n += 1) await staging.create('cocktail', having({ name: `Drink ${n}` }));
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await savePendingChanges(noConflict);
    const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    transaction.mockRestore();
    expect(writes).toHaveLength(5);
  });

  it('keeps the newest ten undo entries, or none when the setting says so', async () => {
    serve(() => ({ status: 200, body: { ...negroni, version: 4 } }));
    for (let n = 0; n < 12; n += 1) await staging.create('cocktail', having({ name: `Drink ${n}` }));
    await savePendingChanges(noConflict);
    expect(stagingStore.get().undo).toHaveLength(10);
    expect(stagingStore.get().undo[0]?.description).toBe('Create cocktail "Drink 11"');
    settings.clearUndo = 'true';
    await staging.create('cocktail', having({ name: 'Last' }));
    await savePendingChanges(noConflict);
    expect(stagingStore.get().undo).toEqual([]);
  });
});
