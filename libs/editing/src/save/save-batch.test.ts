import '../testing/indexed-db';
import { inputOf, type ChangeResult } from '@peanut/contracts';
import type { StagedChange } from '@peanut/contracts/requests';
import type { Answer } from '@peanut/web/testing';
import { stagingStore } from '../record/staging-store';
import { staging } from '../stage/staging';
import { calls, having, negroni, noConflict, points, serve, startAnew } from '../testing/fake-service';
import { savePendingChanges, stopSaving } from './save';

const idOf = (index: number) => `${String(index).padStart(8, '0')}-1111-4111-8111-111111111111`;
const drink = (index: number) => ({ ...negroni, id: idOf(index), name: `Drink ${index}` });

/** Stages so many creates: Drink 0 is the oldest. */
const stageCreates = (count: number) =>
  staging.many(
    Array.from({ length: count }, (_, index) => ({
      type: 'create' as const,
      entityType: 'cocktail' as const,
      itemId: idOf(index),
      data: having({ name: `Drink ${index}` }),
    })),
  );

interface Sent {
  changes: StagedChange[];
}
/** The changes of each batch that arrived. */
const batches = () =>
  calls.filter(({ url }) => url === '/api/changes').map(({ body }) => (body as Sent).changes);

const done = ({ key, type }: StagedChange): ChangeResult =>
  type === 'delete'
    ? { key, status: 204, body: null }
    : { key, status: type === 'create' ? 201 : 200, body: { ...negroni, version: 4 } };

/** Answers batches, and lists with nothing. */
const serveBatches = (answer: (changes: StagedChange[]) => Answer) =>
  serve(({ method, url, body }) =>
    url === '/api/changes'
      ? answer((body as Sent).changes)
      : { status: 200, body: method === 'GET' ? [] : { ...negroni, version: 4 } },
  );
const serveAll = () => serveBatches((changes) => ({ body: { results: changes.map(done) } }));
const pending = () => stagingStore.get().pending;

beforeEach(async () => {
  await startAnew();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('Save of 20 changes and more', () => {
  it('sends one call each below that', async () => {
    serveAll();
    await stageCreates(19);
    await savePendingChanges(noConflict);
    expect([batches(), calls.length]).toEqual([[], 19]);
  });

  it('sends a hundred a call, oldest first, each with its own key, body and version', async () => {
    serveAll();
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await staging.delete('cocktail', drink(900), []);
    await stageCreates(120);
    const keys = pending()
      .map(({ id }) => id)
      .reverse();
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 122, isStopped: false });
    expect(batches().map((batch) => batch.length)).toEqual([100, 22]);
    expect(
      batches()
        .flat()
        .map(({ key }) => key),
    ).toEqual(keys);
    const rest = { entityType: 'cocktail', key: expect.any(String) };
    expect(batches()[0]?.slice(0, 3)).toEqual([
      { ...rest, type: 'update', id: negroni.id, data: { glass: 'rocks' }, ifMatch: 3 },
      { ...rest, type: 'delete', id: idOf(900), ifMatch: 3 },
      { ...rest, type: 'create', id: idOf(0), data: inputOf('cocktail', having({ name: 'Drink 0' })) },
    ]);
    expect([pending(), points.calls.length]).toEqual([[], 1]);
    expect(stagingStore.get().undo.map(({ description }) => description)[0]).toBe(
      'Create cocktail "Drink 119"',
    );
  });

  it('writes to the kept record once a batch', async () => {
    serveAll();
    await stageCreates(150);
    const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await savePendingChanges(noConflict);
    expect(transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(3);
  });

  it('sends an order alone, and a second change of an item in the next call', async () => {
    serveAll();
    await stageCreates(10);
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await staging.reorder('cocktail', ['b', 'a'], ['a', 'b']);
    // Sent once, so a further edit is a change of its own.
    serveBatches(() => ({ status: 503, body: { message: 'The bar is closed.' } }));
    await stageCreates(20);
    await savePendingChanges(noConflict).catch(() => undefined);
    await staging.update('cocktail', { ...negroni, glass: 'rocks' }, having({ glass: 'rocks', ice: 'cube' }));
    calls.length = 0;
    serveAll();
    await savePendingChanges(noConflict);
    expect(calls.map(({ url }) => url)).toEqual(['/api/changes', '/api/cocktails/reorder', '/api/changes']);
    expect(batches().map((batch) => batch.length)).toEqual([11, 21]);
    expect(batches()[1]?.at(-1)).toMatchObject({ type: 'update', data: { ice: 'cube' }, ifMatch: 4 });
  });

  it('keeps a call below the largest body', async () => {
    serveAll();
    const data = having({ prep: '🥜'.repeat(2000), ingredients: Array<string>(30).fill('é'.repeat(200)) });
    await staging.many(Array.from({ length: 60 }, () => ({ type: 'create', entityType: 'cocktail', data })));
    await savePendingChanges(noConflict);
    const sizes = calls.map(({ body }) => new TextEncoder().encode(JSON.stringify(body)).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(512 * 1024);
    expect(batches().flat()).toHaveLength(60);
    expect(batches().length).toBeLessThan(5);
  });
});

describe('a batch of which a change is refused', () => {
  const refuse = (status: number, body: object, atKey: () => string | undefined) =>
    serveBatches((changes) => {
      const at = changes.findIndex(({ key }) => key === atKey());
      const results = (at < 0 ? changes : changes.slice(0, at)).map(done);
      if (at >= 0) results.push({ key: changes[at]?.key ?? '', status, body });
      return { body: { results } };
    });

  it('keeps it with its reason and the rest, which is as if it was never sent', async () => {
    await stageCreates(30);
    const refused = pending().at(-11);
    refuse(400, { message: 'Too strong.' }, () => refused?.id);
    await expect(savePendingChanges(noConflict)).rejects.toThrow('400');
    expect(
      pending()
        .map(({ description }) => description)
        .at(-1),
    ).toBe('Create cocktail "Drink 10"');
    expect(pending()).toHaveLength(20);
    expect(pending().at(-1)).toMatchObject({ failure: 'Too strong.', isSent: false });
    expect(pending().every(({ isSent }) => !isSent)).toBe(true);
  });

  it('asks about a conflict, and goes on with the rest', async () => {
    await stageCreates(10);
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    const conflicting = pending()[0];
    await staging.many(
      Array.from({ length: 15 }, (_, index) => ({
        type: 'create' as const,
        entityType: 'cocktail' as const,
        data: having({ name: `Later ${index}` }),
      })),
    );
    let isOpen = true;
    refuse(412, { message: 'changed', current: { ...negroni, version: 9, glass: 'flute' } }, () =>
      isOpen ? conflicting?.id : undefined,
    );
    const ask = jest.fn(async () => {
      isOpen = false;
      return 'overwrite' as const;
    });
    await expect(savePendingChanges(ask)).resolves.toEqual({ applied: 26, isStopped: false });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(batches().map((batch) => batch.length)).toEqual([26, 16]);
    expect(batches()[1]?.[0]).toMatchObject({ key: conflicting?.id, ifMatch: 9 });
  });

  it('counts a deletion of what is gone already as done', async () => {
    await stageCreates(20);
    await staging.delete('cocktail', drink(900), []);
    const gone = pending()[0];
    refuse(404, { message: 'gone' }, () => gone?.id);
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 21, isStopped: false });
  });
});

describe('a batch without an answer', () => {
  it.each([503, 0])('keeps all of it as sent, and sends the same again (%i)', async (status) => {
    await stageCreates(25);
    serveBatches(() => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return { status, body: { message: 'The bar is closed.' } };
    });
    await savePendingChanges(noConflict).catch(() => undefined);
    expect(pending().map(({ isSent }) => isSent)).toEqual(Array(25).fill(true));
    const [lost] = batches();
    calls.length = 0;
    serveAll();
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 25, isStopped: false });
    expect(batches()).toEqual([lost]);
  });

  it('sends one by one to a service of the last release', async () => {
    await stageCreates(25);
    serveBatches(() => ({ status: 404, body: { message: 'There is nothing at this address' } }));
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 25, isStopped: false });
    expect([batches().length, calls.length]).toEqual([1, 26]);
  });
});

describe('a Save that the owner stops', () => {
  it('ends with the batch under way; the rest was never sent', async () => {
    await stageCreates(150);
    serveBatches((changes) => {
      stopSaving();
      return { body: { results: changes.map(done) } };
    });
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 100, isStopped: true });
    expect(pending().map(({ isSent }) => isSent)).toEqual(Array(50).fill(false));
    serveAll();
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 50, isStopped: false });
  });
});
