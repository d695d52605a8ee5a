import '../testing/indexed-db';
import type { Cocktail } from '@peanut/contracts';
import { stagingStore } from '../record/staging-store';
import { savePendingChanges } from '../save/save';
import { staging } from '../stage/staging';
import { calls, having, negroni, noConflict, serve, startAnew } from '../testing/fake-service';
import { undoLastChange } from './undo';

/** A service that holds one drink, and what it is by now. */
interface Menu {
  stored: Cocktail;
}

/** The glass is saved, in version 4. */
async function savedGlass(): Promise<Menu> {
  const menu: Menu = { stored: negroni };
  serve(({ method, body, headers }) => {
    if (method === 'GET') return { body: [menu.stored] };
    if (headers['If-Match'] !== `"${menu.stored.version}"`)
      return { status: 412, body: { statusCode: 412, message: 'changed', current: menu.stored } };
    menu.stored = { ...menu.stored, ...(body as object), version: menu.stored.version + 1 };
    return { body: menu.stored };
  });
  await staging.update('cocktail', negroni, having({ glass: 'rocks' }));
  await savePendingChanges(noConflict);
  return menu;
}

async function saveIce({ stored }: Menu): Promise<void> {
  await staging.update('cocktail', stored, having({ ...stored, ice: 'cube' }));
  await savePendingChanges(noConflict);
}

/** Then the ice, in version 5. */
async function twoSaves(): Promise<Menu> {
  const menu = await savedGlass();
  await saveIce(menu);
  return menu;
}

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

  it('turns back the fields that the save changed, and leaves what another owner changed', async () => {
    const menu = await twoSaves();
    menu.stored = { ...menu.stored, isAvailable: false, version: 6 };
    await undoLastChange();
    await undoLastChange();
    expect(menu.stored).toEqual({ ...negroni, isAvailable: false, version: 8 });
  });

  it('keeps an entry whose field another owner changed since, also below a newer entry', async () => {
    const menu = await twoSaves();
    menu.stored = { ...menu.stored, glass: 'flute', version: 6 };
    await undoLastChange();
    expect(menu.stored).toMatchObject({ glass: 'flute', ice: 'none' });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(undoLastChange()).rejects.toThrow('Failed to undo action:');
    log.mockRestore();
    expect(menu.stored).toMatchObject({ glass: 'flute', version: 7 });
    expect(stagingStore.get().undo).toHaveLength(1);
  });

  it('keeps an entry whose field another owner changed before a newer entry was saved', async () => {
    const menu = await savedGlass();
    menu.stored = { ...menu.stored, glass: 'flute', version: 5 };
    await saveIce(menu);
    await undoLastChange();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(undoLastChange()).rejects.toThrow('Failed to undo action:');
    log.mockRestore();
    expect(menu.stored).toMatchObject({ glass: 'flute', ice: 'none' });
  });

  it('lets a change that is pending go on from what the undo made', async () => {
    const menu = await savedGlass();
    menu.stored = { ...menu.stored, isAvailable: false, version: 5 };
    await staging.update('cocktail', menu.stored, having({ glass: 'flute', isAvailable: false }));
    await undoLastChange();
    await expect(savePendingChanges(noConflict)).resolves.toMatchObject({ applied: 1 });
    expect(menu.stored).toMatchObject({ glass: 'flute', isAvailable: false });
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
