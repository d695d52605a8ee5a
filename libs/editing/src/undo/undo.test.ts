import '../testing/indexed-db';
import { stagingStore } from '../record/staging-store';
import { savePendingChanges } from '../save/save';
import { staging } from '../stage/stage';
import { calls, having, negroni, noConflict, serve, startAnew } from '../testing/fake-service';
import { undoLastChange } from './undo';

describe('undoLastChange', () => {
  beforeEach(startAnew);

  it('re-creates a deleted item under its id and puts it back in its place', async () => {
    serve(({ method, url }) => {
      if (method === 'GET') return { status: 200, body: [{ id: 'b' }, { id: 'n' }, { id: negroni.id }] };
      return url.endsWith('reorder')
        ? { status: 200, body: [] }
        : { status: 201, body: { ...negroni, version: 1 } };
    });
    await staging.delete('cocktail', negroni, [negroni.id, 'b']);
    await savePendingChanges(noConflict);
    await undoLastChange();
    expect(calls.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/cocktails',
      'POST /api/cocktails/reorder',
    ]);
    expect(calls[1]?.body).toMatchObject({ id: negroni.id, name: 'Negroni' });
    expect(calls[1]?.body).not.toHaveProperty('version');
    expect(calls[2]?.body).toEqual({ orderedIds: [negroni.id, 'n', 'b'] });
  });

  it.each([
    ['cannot be read', { status: 503, body: { message: 'Who you are cannot be checked right now.' } }],
    ['is the one of guests, without the hidden item', { status: 200, body: [{ id: 'b' }, { id: 'n' }] }],
    ['is none', { status: 200, body: null }],
  ])('sends no order when the list %s, and keeps the entry', async (_case, list) => {
    const item = { ...negroni, isVisible: false };
    serve(({ method }) => (method === 'GET' ? list : { status: 201, body: { ...item, version: 1 } }));
    await staging.delete('cocktail', item, [item.id, 'b']);
    await savePendingChanges(noConflict);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(undoLastChange()).rejects.toThrow('Failed to undo action:');
    log.mockRestore();
    expect(calls.filter(({ url }) => url.endsWith('reorder'))).toEqual([]);
    expect(stagingStore.get().undo).toHaveLength(1);
  });

  it('takes an order back while it stands, and keeps the entry once somebody else changed it', async () => {
    let order = ['a', 'b', 'c'];
    serve(({ method, body }) => {
      if (method === 'POST') order = (body as { orderedIds: string[] }).orderedIds;
      return { status: 200, body: order.map((id) => ({ id })) };
    });
    await staging.reorder('cocktail', ['c', 'b', 'a'], order);
    await savePendingChanges(noConflict);
    await undoLastChange();
    expect(order).toEqual(['a', 'b', 'c']);

    await staging.reorder('cocktail', ['c', 'b', 'a'], order);
    await savePendingChanges(noConflict);
    order = ['b', 'c', 'a'];
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(undoLastChange()).rejects.toThrow('Failed to undo action:');
    log.mockRestore();
    expect(order).toEqual(['b', 'c', 'a']);
    expect(stagingStore.get().undo).toHaveLength(1);
  });

  it('logs a failure, throws it again and keeps the entry', async () => {
    serve(() => ({ status: 200, body: { ...negroni, version: 4 } }));
    await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
    await savePendingChanges(noConflict);
    serve(() => ({ status: 500, body: {} }));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(undoLastChange()).rejects.toThrow('Failed to undo action:');
    expect(log).toHaveBeenCalledWith('Failed to undo action:', expect.anything());
    log.mockRestore();
    expect(stagingStore.get().undo).toHaveLength(1);
  });
});
