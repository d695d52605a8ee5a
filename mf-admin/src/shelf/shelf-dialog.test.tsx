import { ENDPOINTS, type ShelfThing } from '@peanut/contracts';
import { polyfillDialog } from '@peanut/ui/testing';
import { dismissToast, queryClient } from '@peanut/web';
import { enterAdminMode } from '@peanut/editing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cocktail } from '../testing/drinks';
import { answer, calls, refusal, startFakeServices, type Answer } from '../testing/fake-services';
import { button, flushAsync, press, renderAdmin, toastText, toastVariant } from '../testing/render-admin';
import { ShelfDialog } from './shelf-dialog';

const SHELF = 'GET /api/shelf';
const thing = (name: string, isStocked = true): ShelfThing => ({
  id: `id-${name}`,
  name,
  isStocked,
  createdAt: '2026-11-01T20:00:00.000Z',
});
const drink = (name: string, ...ingredients: string[]) => cocktail(name, name, { ingredients });

const onClose = jest.fn();
const draw = () => renderAdmin(<ShelfDialog onClose={onClose} />);
const thingSwitch = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const names = () => screen.getAllByRole('switch').map(nameOf);
const nameOf = (one: HTMLElement) =>
  document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent;
const row = (name: string) => thingSwitch(name).closest('li') as HTMLElement;
const toggle = (name: string) =>
  act(async () => {
    thingSwitch(name).click();
    await flushAsync();
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (method: string) =>
  calls.filter((call) => call.method === method && call.url.startsWith('/api/shelf'));
/** The answer comes when the returned function is called. */
function later(route: string): (given: Answer) => void {
  let give: (given: Answer) => void = () => {};
  answer(route, new Promise<Exclude<Answer, Promise<unknown>>>((resolve) => (give = resolve as typeof give)));
  return (given) => give(given);
}

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  queryClient.clear();
  dismissToast();
  startFakeServices();
  answer(SHELF, { body: [thing('Gin'), thing('lime', false), thing('mint'), thing('rum')] });
  answer('GET /api/cocktails', {
    body: [
      drink('Daiquiri', '2 oz rum', '1 oz lime juice', 'Orange peel, expressed'),
      drink('Mojito', '2 oz rum', '6 mint leaves', '1 oz soda water'),
      drink('Southside', '2 oz gin', '6 mint leaves', '1 orange'),
    ],
  });
  await enterAdminMode('secret');
});
afterEach(() => jest.restoreAllMocks());

describe('the shelf', () => {
  it('has a switch for each thing, what is out first, with what the switch would do', async () => {
    await draw();
    expect(screen.getByRole('dialog', { name: 'Shelf' })).toBeTruthy();
    expect(names()).toEqual(['lime', 'Gin', 'mint', 'rum']);
    expect([thingSwitch('lime').checked, thingSwitch('rum').checked]).toEqual([false, true]);
    expect(within(row('lime')).getByText('Opens 1: Daiquiri')).toBeTruthy();
    expect(within(row('rum')).getByText('Closes 1: Mojito')).toBeTruthy();
    expect(within(row('mint')).getByText('Closes 2: Mojito, Southside')).toBeTruthy();
    answer('PATCH /api/shelf/id-lime', { body: thing('lime') });
    answer(SHELF, { body: [thing('Gin'), thing('lime'), thing('mint'), thing('rum')] });
    await toggle('lime');
    expect(within(row('rum')).getByText('Closes 2: Daiquiri, Mojito')).toBeTruthy();
  });

  it.each([
    ['MÍNTS', ['mint']],
    ['gi', ['Gin']],
    ['m', ['lime', 'mint', 'rum']],
  ])('is searched while one types: %s', async (search, found) => {
    await draw();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search the shelf' }), {
      target: { value: search },
    });
    expect(names()).toEqual(found);
  });

  it('says when nothing is there or found, and when it cannot be read', async () => {
    answer(SHELF, refusal(404, 'Gone fishing.'), { body: [] });
    await draw();
    await press('Retry');
    expect(screen.getByText('Nothing on the shelf yet. Add what your drinks are made of.')).toBeTruthy();
  });

  it('names nothing that is not there', async () => {
    await draw();
    type('Search the shelf', 'vermouth');
    expect(screen.getByText('Nothing on the shelf has this name.')).toBeTruthy();
    expect(screen.queryAllByRole('switch')).toEqual([]);
  });
});

describe('a switch', () => {
  const PATCH = 'PATCH /api/shelf/id-rum';

  it('acts at once, stays in its place and tells which drinks go', async () => {
    await draw();
    const give = later(PATCH);
    await toggle('rum');
    expect(thingSwitch('rum').checked).toBe(false);
    expect(sent('PATCH')).toMatchObject([{ body: { isStocked: false } }]);
    expect(sent('PATCH')[0]?.headers['Idempotency-Key']).toMatch(/.{36}/);
    answer(SHELF, { body: [thing('Gin'), thing('lime', false), thing('mint'), thing('rum', false)] });
    calls.length = 0;
    await act(async () => {
      give({ body: thing('rum', false) });
      await flushAsync();
    });
    expect(toastText()).toBe('Shelf Updated: Mojito is out of stock now');
    expect(thingSwitch('rum').checked).toBe(false);
    expect(names()).toEqual(['lime', 'Gin', 'mint', 'rum']);
    expect(calls.map(({ url }) => url)).toContain(ENDPOINTS.listCocktails.path);
  });

  it('ends as the last of quick presses wants it, whatever was read meanwhile', async () => {
    await draw();
    const give = later(PATCH);
    await toggle('rum');
    await toggle('rum');
    expect([thingSwitch('rum').checked, sent('PATCH').length]).toEqual([true, 1]);
    answer(PATCH, { body: thing('rum') });
    await act(async () => {
      give({ body: thing('rum', false) });
      await flushAsync();
    });
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ isStocked: false }, { isStocked: true }]);
    expect(thingSwitch('rum').checked).toBe(true);
  });

  it.each([
    [refusal(503, 'The bar is closed.'), 'Error: The bar is closed.'],
    [{ status: 502, body: '<h1>Bad Gateway</h1>' }, 'Error: Failed to update the shelf'],
  ])('goes back and says why: %j', async (given, toast) => {
    await draw();
    answer(PATCH, given);
    await toggle('rum');
    expect(thingSwitch('rum').checked).toBe(true);
    expect([toastText(), toastVariant()]).toEqual([toast, 'destructive']);
  });

  it('is gone with a thing that somebody else removed', async () => {
    await draw();
    answer(PATCH, refusal(404, 'This is not on the shelf any more'));
    answer(SHELF, { body: [thing('Gin')] });
    await toggle('rum');
    expect(names()).toEqual(['Gin']);
    expect(toastText()).toBe('Already Removed: "rum" is not on the shelf any more.');
  });

  it('waits for the network and does nothing', async () => {
    await draw();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer('HEAD /health', new TypeError('Failed to fetch'));
    await toggle('rum');
    expect(thingSwitch('rum').checked).toBe(true);
    expect(sent('PATCH')).toEqual([]);
    expect(toastText()).toBe('Offline: You’re offline. Nothing was changed: try again when you’re back.');
  });
});

describe('adding', () => {
  it('puts a thing first and highlights it; the field is ready for the next', async () => {
    await draw();
    answer('POST /api/shelf', { status: 201, body: thing('egg white') });
    answer(SHELF, {
      body: [thing('egg white'), thing('Gin'), thing('lime', false), thing('mint'), thing('rum')],
    });
    type('Search the shelf', 'gin');
    type('Add to the shelf', '  egg white ');
    await press('Add');
    expect(sent('POST')).toMatchObject([{ body: { name: 'egg white' } }]);
    expect(names()).toEqual(['egg white', 'lime', 'Gin', 'mint', 'rum']);
    expect(screen.getByLabelText<HTMLInputElement>('Add to the shelf').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Add to the shelf'));
    expect(toastText()).toBe('Added: "egg white" is on the shelf.');
  });

  it('keeps the name when it is there already', async () => {
    await draw();
    answer('POST /api/shelf', refusal(409, 'Gin is on the shelf already'));
    type('Add to the shelf', 'gins');
    await press('Add');
    expect(toastText()).toBe('Error: Gin is on the shelf already');
    expect(screen.getByLabelText<HTMLInputElement>('Add to the shelf').value).toBe('gins');
  });

  it.each([
    [' ', /required/],
    ['x'.repeat(81), '80 characters'],
  ])('needs a name: %s', async (name, text) => {
    await draw();
    type('Add to the shelf', name);
    await press('Add');
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(sent('POST')).toEqual([]);
  });

  it('takes what recipes use and the shelf does not know, most used first', async () => {
    await draw();
    const group = () => within(screen.getByRole('group', { name: 'From your recipes' }));
    const offered = () =>
      group()
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(offered()).toEqual([
      'Add all 2',
      'Add orange',
      'Out of orange',
      'Add soda water',
      'Out of soda water',
    ]);
    answer('POST /api/shelf', { status: 201, body: thing('orange') });
    answer(SHELF, {
      body: [thing('Gin'), thing('lime', false), thing('mint'), thing('orange'), thing('rum')],
    });
    await press('Add orange');
    expect(sent('POST')).toMatchObject([{ body: { name: 'orange', isStocked: true } }]);
    expect(offered()).toEqual(['Add soda water', 'Out of soda water']);
    expect(document.activeElement).toBe(button('Add soda water'));
    expect(within(row('orange')).getByText('Closes 1: Southside')).toBeTruthy();
  });

  it('takes one of them that is out', async () => {
    await draw();
    answer('POST /api/shelf', { status: 201, body: thing('orange', false) });
    answer(SHELF, { body: [thing('orange', false), thing('rum')] });
    await press('Out of orange');
    expect(sent('POST')).toMatchObject([{ body: { name: 'orange', isStocked: false } }]);
    expect(toastText()).toBe('Added: "orange" is on the shelf, and out.');
    expect(thingSwitch('orange').checked).toBe(false);
  });

  it('takes all of them by one press, says how far it is, and tells it once', async () => {
    await draw();
    const give = later('POST /api/shelf');
    await press('Add all 2');
    await press('Adding 0 of 2');
    answer('POST /api/shelf', { status: 201, body: thing('soda water') });
    const before = [thing('Gin'), thing('lime', false), thing('mint'), thing('rum')];
    answer(SHELF, { body: [...before, thing('orange'), thing('soda water')] });
    await act(async () => {
      give({ status: 201, body: thing('orange') });
      await flushAsync();
    });
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { name: 'orange', isStocked: true },
      { name: 'soda water', isStocked: true },
    ]);
    expect(new Set(sent('POST').map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
    expect(toastText()).toBe('Added: 2 things are on the shelf now.');
    expect(screen.queryByRole('group', { name: 'From your recipes' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  it('passes over what is there already, and says how many came before it failed', async () => {
    await draw();
    answer(
      'POST /api/shelf',
      refusal(409, 'orange is on the shelf already'),
      refusal(503, 'The bar is closed.'),
    );
    await press('Add all 2');
    expect(toastText()).toBe('Error: Added 0 of 2. The bar is closed.');
    expect(button('Add all 2')).toBeTruthy();
  });
});

describe('removing', () => {
  const DELETE = 'DELETE /api/shelf/id-mint';

  it('takes the thing off, with a way back; the focus stays in the list', async () => {
    await draw();
    answer(DELETE, { status: 204 });
    answer(SHELF, { body: [thing('Gin'), thing('lime', false), thing('rum')] });
    await press('Remove mint');
    expect(names()).toEqual(['lime', 'Gin', 'rum']);
    expect(document.activeElement).toBe(thingSwitch('rum'));
    expect(toastText()).toBe('Removed: "mint" is off the shelf.');
    expect(sent('DELETE')[0]?.headers['Idempotency-Key']).toMatch(/.{36}/);
  });

  it('says why not, unless it is gone already', async () => {
    await draw();
    answer(DELETE, refusal(503, 'The bar is closed.'), refusal(404, 'This is not on the shelf any more'));
    await press('Remove mint');
    expect(toastText()).toBe('Error: The bar is closed.');
    expect(thingSwitch('mint')).toBeTruthy();
    answer(SHELF, { body: [] });
    await press('Remove mint');
    expect(screen.queryByRole('switch', { name: 'mint' })).toBeNull();
  });
});

it('asks before a name that is typed and not added is lost', async () => {
  await draw();
  type('Add to the shelf', 'egg');
  await press('Close');
  expect(onClose).not.toHaveBeenCalled();
  await press('Discard changes');
  expect(onClose).toHaveBeenCalled();
});
