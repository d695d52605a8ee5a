import '../testing/indexed-db';
import type { Cocktail } from '@peanut/contracts';
import { stagingStore } from '../record/staging-store';
import { staging } from '../stage/staging';
import { calls, having, negroni, noConflict, serve, startAnew } from '../testing/fake-service';
import { savePendingChanges } from './save';

describe('a change of what another owner changed meanwhile', () => {
  beforeEach(startAnew);

  it.each<[string, Partial<Cocktail>, undo: Partial<Cocktail>]>([
    ['marked it sold out', { isAvailable: false }, { description: negroni.description, glass: 'coupe' }],
    [
      'changed one of the fields to the same value',
      { glass: 'rocks', ice: 'cube' },
      { description: negroni.description, glass: 'rocks' },
    ],
    [
      'changed it and took that back',
      { description: negroni.description },
      { description: negroni.description, glass: 'coupe' },
    ],
  ])('asks nobody when another owner %s: both keep what they did', async (_case, theirs, undo) => {
    let stored = { ...negroni, ...theirs, version: 5 };
    serve(({ body, headers }) => {
      if (headers['If-Match'] !== `"${stored.version}"`)
        return { status: 412, body: { statusCode: 412, message: 'changed', current: stored } };
      stored = { ...stored, ...(body as object), version: stored.version + 1 };
      return { body: stored };
    });
    const mine = { description: 'Bitter and bright.', glass: 'rocks' };
    await staging.update('cocktail', negroni, having(mine));
    await expect(savePendingChanges(noConflict)).resolves.toEqual({ applied: 1, isStopped: false });
    expect(calls.map(({ headers, body }) => [headers['If-Match'], body])).toEqual([
      ['"3"', mine],
      ['"5"', mine],
    ]);
    const [first, again] = calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(again).toBe(first);
    expect(stored).toEqual({ ...negroni, ...theirs, ...mine, version: 6 });
    expect(stagingStore.get().undo[0]).toMatchObject({ undoData: undo, versionAfter: 6 });
  });

  it('deletes a drink of which a tap said something meanwhile, and asks where anything else changed', async () => {
    let theirs = { ...negroni, isAvailable: false, pourAnyway: true, version: 4 };
    serve(({ headers }) =>
      headers['If-Match'] === `"${theirs.version}"`
        ? { status: 204 }
        : { status: 412, body: { statusCode: 412, message: 'changed', current: theirs } },
    );
    await staging.delete('cocktail', negroni, []);
    await expect(savePendingChanges(noConflict)).resolves.toMatchObject({ applied: 1 });
    expect(stagingStore.get().undo[0]?.undoData).toMatchObject({
      isAvailable: false,
      pourAnyway: true,
    });
    theirs = { ...theirs, glass: 'flute', version: 5 };
    await staging.delete('cocktail', negroni, []);
    await expect(savePendingChanges(async () => 'stop')).resolves.toMatchObject({ isStopped: true });
  });

  it('asks where another owner put the same drink back meanwhile, and puts its own values on top', async () => {
    const theirs = { ...negroni, glass: 'flute', version: 2 };
    serve(({ method }) => {
      if (method === 'GET') return { body: [theirs] };
      if (method === 'POST') return { status: 409, body: { statusCode: 409, message: 'taken' } };
      return { body: { ...negroni, version: 3 } };
    });
    const back = { type: 'create', entityType: 'cocktail', data: having({}), itemId: negroni.id } as const;
    await staging.many([back]);
    await expect(savePendingChanges(async () => 'overwrite')).resolves.toMatchObject({ applied: 1 });
    expect(calls.map(({ method, headers }) => [method, headers['If-Match']])).toEqual([
      ['POST', undefined],
      ['PATCH', '"2"'],
    ]);
    expect(stagingStore.get().undo[0]).toMatchObject({ type: 'update', undoData: { glass: 'flute' } });
  });
});
