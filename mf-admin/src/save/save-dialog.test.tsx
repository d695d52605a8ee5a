import { inputOf } from '@peanut/contracts';
import { polyfillDialog } from '@peanut/ui/testing';
import { useAccessModalOpen } from '@peanut/web';
import { enterAdminMode, staging, useStaging } from '@peanut/editing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cocktail } from '../testing/drinks';
import { answer, calls, startFakeServices, refusal } from '../testing/fake-services';
import { button, flushAsync, press, renderAdmin, toastText, toastVariant } from '../testing/render-admin';
import { SaveDialog } from './save-dialog';

const negroni = cocktail('c1', 'Negroni');
const daiquiri = cocktail('c2', 'Daiquiri');
const onClose = jest.fn();
const Facts = () => (
  <output data-testid="facts">
    {`${useStaging().pending.length} pending, asks for the password: ${useAccessModalOpen()}`}
  </output>
);
const facts = () => screen.getByTestId('facts').textContent;
const sent = () =>
  calls.filter(({ route }) => /^(?:POST|PATCH|DELETE) \/api\/(?:cocktails|whiskeys)/.test(route));

const rename = (drink: typeof negroni, name: string) =>
  staging.update('cocktail', drink, { ...inputOf('cocktail', drink), name });
const draw = () =>
  renderAdmin(
    <>
      <SaveDialog onClose={onClose} />
      <Facts />
    </>,
  );

beforeAll(polyfillDialog);
beforeEach(async () => {
  jest.clearAllMocks();
  startFakeServices();
  await enterAdminMode('secret');
  await staging.clear();
  await rename(negroni, 'Sbagliato');
  await rename(daiquiri, 'Hemingway');
  answer('PATCH /api/cocktails/c1', { body: { ...negroni, name: 'Sbagliato', version: 2 } });
  answer('PATCH /api/cocktails/c2', { body: { ...daiquiri, name: 'Hemingway', version: 2 } });
});

describe('Apply Changes', () => {
  it('asks in the words of the house', async () => {
    await draw();
    expect(screen.getByRole('alertdialog', { name: 'Apply Changes' })).toBeTruthy();
    expect(
      screen.getByText(
        'Are you sure you want to apply 2 pending change(s)? This action cannot be undone through the staging system.',
      ),
    ).toBeTruthy();
  });

  it('says why it waits without a network, and goes on when it is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await draw();
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(async () => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
    expect(button('Apply Changes')).toHaveProperty('disabled', true);
    online.mockRestore();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    expect(button('Apply Changes')).toHaveProperty('disabled', false);
  });

  it('says why nothing was changed when the menu as it is could not be kept', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('POST /api/restore-points', refusal(503, 'The disk is full.'));
    await draw();
    await press('Apply Changes');
    expect(toastText()).toBe('Apply Failed: Failed to apply pending changes. Please try again.');
    expect(screen.getByTestId('toast').dataset['detail']).toBe(
      'No restore point, so nothing was changed. The disk is full.',
    );
    expect(sent()).toEqual([]);
    expect(facts()).toContain('2 pending');
  });

  it('saves to a bar that answers, whatever the browser says of its network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer('HEAD /health', {});
    await draw();
    expect(screen.queryByText(/You’re offline/)).toBeNull();
    await press('Apply Changes');
    expect(toastText()).toBe('Changes Applied: 2 change(s) have been successfully applied.');
  });

  it('applies the oldest first and says how many', async () => {
    await draw();
    await press('Apply Changes');
    expect(sent().map(({ route }) => route)).toEqual(['PATCH /api/cocktails/c1', 'PATCH /api/cocktails/c2']);
    expect(toastText()).toBe('Changes Applied: 2 change(s) have been successfully applied.');
    expect(onClose).toHaveBeenCalled();
    expect(facts()).toContain('0 pending');
  });

  it('shows how far it is, and can be neither pressed again nor closed meanwhile', async () => {
    let goOn: (answer: object) => void = () => {};
    answer('PATCH /api/cocktails/c2', new Promise<object>((resolve) => (goOn = resolve)));
    await draw();
    await press('Apply Changes');
    expect(screen.getByText('Applying 2 of 2')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
    expect(button('Apply Changes').hasAttribute('disabled')).toBe(true);
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => {
      goOn({ body: { ...daiquiri, version: 2 } });
      await flushAsync();
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('ends after the change under way when Cancel is pressed, and says what is left', async () => {
    let goOn: (answer: object) => void = () => {};
    answer('PATCH /api/cocktails/c1', new Promise<object>((resolve) => (goOn = resolve)));
    await draw();
    await press('Apply Changes');
    await press('Cancel');
    expect(screen.getByText('Stopping after the changes under way, 0 of 2 are saved')).toBeTruthy();
    expect(button('Cancel').hasAttribute('disabled')).toBe(true);
    await act(async () => {
      goOn({ body: { ...negroni, version: 2 } });
      await flushAsync();
    });
    expect(toastText()).toBe(
      'Save Stopped: 1 change(s) have been successfully applied. The rest is still pending.',
    );
    expect(facts()).toContain('1 pending');
  });

  it('stops at a failure, keeps the rest and says so', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('PATCH /api/cocktails/c1', refusal(503, 'The bar is closed.'));
    await draw();
    await press('Apply Changes');
    expect(toastText()).toBe('Apply Failed: Failed to apply pending changes. Please try again.');
    expect(toastVariant()).toBe('destructive');
    expect(facts()).toBe('2 pending, asks for the password: false');
    expect(sent()).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith('Failed to apply pending changes:', expect.anything());
  });

  it('asks for the password when the session ran out; everything stays pending', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer('PATCH /api/cocktails/c1', refusal(401, 'No session.'));
    await draw();
    await press('Apply Changes');
    expect(toastText()).toBe('Apply Failed: Failed to apply pending changes. Please try again.');
    expect(facts()).toBe('2 pending, asks for the password: true');
  });
});

describe('one phone that marks a drink sold out while an edit of it is staged', () => {
  it('never asks about it, also after the drink is edited again', async () => {
    const soldOut = { ...negroni, isAvailable: false, version: 2 };
    const renamed = { ...soldOut, name: 'Sbagliato' };
    await staging.update('cocktail', renamed, { ...inputOf('cocktail', renamed), glass: 'Flute' });
    answer('PATCH /api/cocktails/c1', refusal(412, 'It changed.', { current: soldOut }), {
      body: { ...renamed, glass: 'Flute', version: 3 },
    });
    await draw();
    await press('Apply Changes');
    expect(screen.queryByRole('dialog', { name: 'This item changed meanwhile' })).toBeNull();
    expect(toastText()).toBe('Changes Applied: 2 change(s) have been successfully applied.');
    const body = { name: 'Sbagliato', glass: 'Flute' };
    const patches = sent().filter(({ route }) => route.endsWith('c1'));
    expect(patches.map((patch) => [patch.headers['If-Match'], patch.body])).toEqual([
      ['"1"', body],
      ['"2"', body],
    ]);
  });
});

describe('This item changed meanwhile', () => {
  const theirs = { ...negroni, name: 'Their Negroni', glass: 'Coupe', version: 7 };
  const conflict = () => screen.getByRole('dialog', { name: 'This item changed meanwhile' });

  beforeEach(async () => {
    answer('PATCH /api/cocktails/c1', refusal(412, 'It changed.', { current: theirs }), {
      body: { ...theirs, name: 'Sbagliato', version: 8 },
    });
    await draw();
    await press('Apply Changes');
  });

  it('shows theirs and mine of what I send, and names what else they changed', () => {
    const [name] = within(conflict()).getAllByRole('term');
    expect(name?.parentElement?.textContent).toBe('NameTheirsTheir NegroniMineSbagliato');
    expect(within(conflict()).getAllByRole('term')).toHaveLength(1);
    expect(within(conflict()).getByText(/They also changed Glass/)).toBeTruthy();
  });

  it('overwrites theirs', async () => {
    await press('Overwrite');
    expect(sent()[1]).toMatchObject({ body: { name: 'Sbagliato' }, headers: { 'If-Match': '"7"' } });
    expect(toastText()).toBe('Changes Applied: 2 change(s) have been successfully applied.');
  });

  it('drops mine and goes on', async () => {
    await press('Drop my change');
    expect(sent().map(({ route }) => route)).toEqual(['PATCH /api/cocktails/c1', 'PATCH /api/cocktails/c2']);
    expect(toastText()).toBe('Changes Applied: 1 change(s) have been successfully applied.');
    expect(facts()).toContain('0 pending');
  });

  it('stops when it is closed', async () => {
    await press('Close');
    expect(toastText()).toBe(
      'Save Stopped: 0 change(s) have been successfully applied. The rest is still pending.',
    );
    expect(facts()).toContain('2 pending');
    expect(screen.queryByRole('dialog', { name: 'This item changed meanwhile' })).toBeNull();
  });
});

describe('an item that somebody deleted', () => {
  it('is said so, and Overwrite puts it back', async () => {
    answer('PATCH /api/cocktails/c1', refusal(404, 'There is no such cocktail.'));
    answer('POST /api/cocktails', { status: 201, body: { ...negroni, name: 'Sbagliato', version: 1 } });
    await draw();
    await press('Apply Changes');
    expect(screen.getByText(/someone deleted it meanwhile/)).toBeTruthy();
    await press('Overwrite');
    expect(sent()[1]).toMatchObject({ route: 'POST /api/cocktails', body: { id: 'c1', name: 'Sbagliato' } });
  });
});
