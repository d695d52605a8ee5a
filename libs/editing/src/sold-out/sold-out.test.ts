import '../testing/indexed-db';
import { API, ENDPOINTS, type Cocktail } from '@peanut/contracts';
import { dismissToast, queryClient, useToast } from '@peanut/web';
import { refusal, type Answer } from '@peanut/web/testing';
import { renderHook } from '@testing-library/react';
import { stagingStore } from '../record/staging-store';
import { savePendingChanges } from '../save/save';
import { staging } from '../stage/staging';
import { calls, having, negroni, noConflict, serve, startAnew } from '../testing/fake-service';
import { undoLastChange } from '../undo/undo';
import { markAvailable, markPourAnyway } from './sold-out';

/** The drink as the service has it; a write on another version is refused. */
let stored: Cocktail;
/** What happens to the next writes, instead of that they are made. */
let failures: Answer[];

const shown = () => queryClient.getQueryData<Cocktail[]>([API.cocktails])?.[0];
const toast = () => {
  const { result, unmount } = renderHook(useToast);
  unmount();
  return result.current;
};
const soldOut = () => markAvailable('cocktail', negroni, false);
const sent = () => calls.map(({ body, headers }) => [body, headers['If-Match']]);

function patch(body: object, seen: string | undefined): Answer {
  if (seen !== undefined && seen !== `"${stored.version}"`)
    return refusal(412, 'Somebody else changed it.', { current: stored });
  stored = { ...stored, ...body, version: stored.version + 1 };
  return { body: stored };
}

beforeEach(async () => {
  await startAnew();
  dismissToast();
  stored = negroni;
  failures = [];
  queryClient.setQueryData([API.cocktails], [negroni]);
  serve(({ method, body, headers, url }) => {
    if (url === '/health') return new TypeError('Failed to fetch');
    if (method === 'GET') return { body: [stored] };
    return failures.shift() ?? patch(body as object, headers['If-Match']);
  });
});
afterEach(() => jest.restoreAllMocks());

it('shows the drink sold out at once, sends the flag alone and tells it', async () => {
  const done = soldOut();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown()?.isAvailable).toBe(false);
  expect(calls).toEqual([]);
  await done;
  expect(calls).toMatchObject([{ method: ENDPOINTS.updateCocktail.method, body: { isAvailable: false } }]);
  expect(calls[0]?.headers).toMatchObject({
    'If-Match': '"3"',
    'Idempotency-Key': expect.stringMatching(/.{36}/) as string,
  });
  expect(stagingStore.get()).toMatchObject({ pending: [], undo: [] });
  expect(toast()).toMatchObject({ title: 'Sold Out', description: '"Negroni" is out of stock.' });
  expect(shown()).toMatchObject({ isAvailable: false, version: 4 });
});

it('is taken back by the toast', async () => {
  await soldOut();
  toast()?.action?.onSelect();
  await until(() => toast()?.title === 'Back in Stock');
  expect(toast()?.description).toBe('"Negroni" can be poured again.');
  expect(sent()).toEqual([
    [{ isAvailable: false }, '"3"'],
    [{ isAvailable: true }, '"4"'],
  ]);
  expect(shown()?.isAvailable).toBe(true);
});

it('names what the shelf still misses for a drink that is marked in stock', async () => {
  await markAvailable('cocktail', { ...negroni, isAvailable: false, missing: ['lime', 'mint'] }, true);
  expect(toast()?.detail).toBe('Still missing: lime, mint');
});

it('ends as the last of quick presses wants it', async () => {
  await Promise.all([soldOut(), markAvailable('cocktail', negroni, true), soldOut()]);
  expect(sent().map(([, version]) => version)).toEqual(['"3"', '"4"', '"5"']);
  expect([stored.isAvailable, shown()?.isAvailable]).toEqual([false, false]);
});

describe('what is poured anyway', () => {
  const lacking = { ...negroni, missing: ['lime', 'mint'] };
  const pour = () => markPourAnyway(lacking, true);

  it('is shown and sent at once, told, and taken back by the toast', async () => {
    await pour();
    expect(toast()).toMatchObject({
      title: 'Poured Anyway',
      description: '"Negroni" can be poured without lime, mint.',
    });
    toast()?.action?.onSelect();
    await until(() => toast()?.title === 'Out of Stock');
    expect(toast()?.description).toBe('"Negroni" is out of stock without lime, mint.');
    expect(sent()).toEqual([
      [{ pourAnyway: true }, '"3"'],
      [{ pourAnyway: false }, '"4"'],
    ]);
    expect(shown()).toMatchObject({ pourAnyway: false, isAvailable: true, version: 5 });
  });

  it('does not hide that the drink is marked sold out; marked in stock it misses nothing', async () => {
    await markPourAnyway({ ...lacking, isAvailable: false }, true);
    expect(toast()?.detail).toBe('It is still marked sold out.');
    await markAvailable('cocktail', { ...lacking, pourAnyway: true, isAvailable: false }, true);
    expect(toast()).toMatchObject({ title: 'Back in Stock' });
    expect(toast()?.detail).toBeUndefined();
  });

  it('follows a press of the other flag, and one that fails takes back its own alone', async () => {
    failures = [{ status: 503 }];
    await Promise.all([soldOut(), pour()]);
    expect(sent()).toEqual([
      [{ isAvailable: false }, '"3"'],
      [{ pourAnyway: true }, '"3"'],
    ]);
    expect(shown()).toMatchObject({ isAvailable: true, pourAnyway: true, version: 4 });
  });

  it('leaves what is staged for the drink without the flag', async () => {
    await staging.update('cocktail', negroni, having({ glass: 'flute', pourAnyway: true }));
    await pour();
    expect(stagingStore.get().pending).toMatchObject([
      { data: { glass: 'flute' }, seen: { pourAnyway: true }, version: 4 },
    ]);
    expect(stagingStore.get().pending[0]?.data).not.toHaveProperty('pourAnyway');
  });
});

describe('when somebody else changed the drink', () => {
  it('keeps what they did elsewhere, and asks nobody', async () => {
    stored = { ...negroni, glass: 'flute', version: 9 };
    await soldOut();
    expect(stored).toMatchObject({ glass: 'flute', isAvailable: false, version: 10 });
    const keys = calls.map(({ headers }) => headers['Idempotency-Key']);
    expect([sent().map(([, version]) => version), new Set(keys).size]).toEqual([['"3"', '"9"'], 1]);
    expect(toast()?.action?.label).toBe('Undo');
  });

  it('only tells when they had marked it already', async () => {
    stored = { ...negroni, isAvailable: false, version: 9 };
    await soldOut();
    expect(calls).toHaveLength(1);
    expect(toast()).toMatchObject({ title: 'Sold Out' });
    expect(toast()?.action).toBeUndefined();
    expect(shown()).toMatchObject({ isAvailable: false, version: 9 });
  });
});

describe('when it cannot be sent', () => {
  it.each([
    [refusal(503, 'The bar is closed.'), 'The bar is closed.'],
    [{ status: 502, body: '<h1>Bad Gateway</h1>' }, 'Failed to mark "Negroni" sold out'],
  ])('goes back and says why: %j', async (failure, description) => {
    failures = [failure];
    await soldOut();
    expect(shown()?.isAvailable).toBe(true);
    expect(toast()).toMatchObject({ title: 'Error', description, variant: 'destructive' });
  });

  it('goes back and waits for the network when nothing answers', async () => {
    failures = [new TypeError('Failed to fetch')];
    await soldOut();
    expect(shown()?.isAvailable).toBe(true);
    expect(toast()?.description).toBe('You’re offline. Nothing was changed: try again when you’re back.');
  });

  it('does nothing without a network, and says so', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await soldOut();
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(['HEAD /health']);
    expect(shown()).toBe(negroni);
    expect(toast()).toMatchObject({ title: 'Offline', variant: 'destructive' });
  });

  it('goes back to what it was before the first of two presses', async () => {
    failures = [{ status: 503 }, { status: 503 }];
    const presses = [soldOut(), markAvailable('cocktail', negroni, true), soldOut()];
    failures.push({ status: 503 });
    await Promise.all(presses);
    expect(shown()?.isAvailable).toBe(true);
  });
});

describe('what is staged for the drink', () => {
  const stage = (part: Partial<Cocktail>) => staging.update('cocktail', negroni, having(part));

  it('stays, and is saved without a conflict and without the flag', async () => {
    await stage({ description: 'Bitter.' });
    await soldOut();
    await expect(savePendingChanges(noConflict)).resolves.toMatchObject({ applied: 1 });
    expect(stored).toMatchObject({ description: 'Bitter.', isAvailable: false });
  });

  it('loses the flag, which was decided anew, and is not there without anything else', async () => {
    await stage({ isAvailable: false });
    await markAvailable('cocktail', negroni, true);
    expect(stagingStore.get().pending).toEqual([]);
    await stage({ isAvailable: false, glass: 'flute' });
    await markAvailable('cocktail', negroni, true);
    expect(stagingStore.get().pending).toMatchObject([
      { data: { glass: 'flute' }, undoData: { glass: 'coupe' } },
    ]);
  });

  it('does not take the flag up again when the drink is edited once more', async () => {
    await stage({ glass: 'flute' });
    await soldOut();
    const now = { ...(shown() as Cocktail), glass: 'flute' };
    await staging.update('cocktail', now, { ...having(now), ice: 'Cube' });
    expect(stagingStore.get().pending).toMatchObject([{ data: { glass: 'flute', ice: 'Cube' } }]);
    expect(stagingStore.get().pending[0]?.data).not.toHaveProperty('isAvailable');
  });

  it('still conflicts with what somebody else changed before', async () => {
    await stage({ glass: 'flute' });
    stored = { ...negroni, glass: 'Theirs', version: 9 };
    await soldOut();
    const ask = jest.fn(async () => 'drop' as const);
    await savePendingChanges(ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('can be deleted, and its undo brings it back sold out', async () => {
    await staging.delete('cocktail', negroni, [negroni.id]);
    await soldOut();
    expect(stagingStore.get().pending).toMatchObject([{ version: 4, undoData: { isAvailable: false } }]);
  });

  it('can be undone after it was saved', async () => {
    await stage({ glass: 'flute' });
    await savePendingChanges(noConflict);
    await soldOut();
    await undoLastChange();
    expect(stored).toMatchObject({ glass: 'coupe', isAvailable: false });
  });
});

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
}
