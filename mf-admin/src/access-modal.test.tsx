import { polyfillDialog } from '@peanut/ui/testing';
import { APP_EVENTS, fireAppEvent, startSession, useAccessModalOpen } from '@peanut/web';
import { exitAdminMode } from '@peanut/editing';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer, calls, startFakeServices, refusal } from './testing/fake-services';
import { button, flushAsync, press, renderAdmin, toastText, toastVariant } from './testing/render-admin';
import { AccessModal } from './access-modal';

const Stage = () => (useAccessModalOpen() ? <AccessModal /> : null);
const field = () => screen.getByPlaceholderText<HTMLInputElement>('Enter admin password');
const type = (password: string) => fireEvent.change(field(), { target: { value: password } });
const verifyCalls = () => calls.filter(({ route }) => route === 'POST /api/admin/verify');

beforeAll(() => {
  polyfillDialog();
  startFakeServices();
  answer('GET /api/admin/session', { body: { active: false } });
  startSession();
});

beforeEach(async () => {
  startFakeServices();
  await renderAdmin(<Stage />);
  await act(async () => fireAppEvent(APP_EVENTS.openAdminModal));
});
afterEach(() => act(exitAdminMode));

describe('AccessModal', () => {
  it('is a dialog named Admin Access with a labelled field that has the focus', () => {
    expect(screen.getByRole('dialog', { name: 'Admin Access' })).toBeTruthy();
    expect(screen.getByLabelText('Admin password')).toBe(field());
    expect(document.activeElement).toBe(field());
  });

  it('shows what is typed while the owner wants it', async () => {
    const types = [];
    for (let presses = 0; presses < 2; presses += 1) {
      await press('Show password');
      types.push(field().getAttribute('type'));
    }
    expect(types).toEqual(['text', 'password']);
  });

  it('ignores an empty or blank password', async () => {
    await press('Access Admin');
    type('   ');
    await press('Access Admin');
    expect(verifyCalls()).toHaveLength(0);
  });

  it('says Verifying... while it asks, grants access and closes', async () => {
    let grant: (answer: object) => void = () => {};
    answer('POST /api/admin/verify', new Promise<object>((resolve) => (grant = resolve)));
    type('shaken-not-stirred');
    await press('Access Admin');
    expect(button('Verifying...').hasAttribute('disabled')).toBe(true);
    await act(async () => {
      grant({});
      await flushAsync();
    });
    expect(verifyCalls()[0]?.body).toEqual({ password: 'shaken-not-stirred' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toastText()).toBe('Admin Access Granted: You can now edit the menu.');
  });

  it('starts with an empty field after a success', async () => {
    type('shaken-not-stirred');
    await press('Access Admin');
    await act(exitAdminMode);
    await act(async () => fireAppEvent(APP_EVENTS.openAdminModal));
    expect(field().value).toBe('');
  });

  it.each([
    ['a wrong password', refusal(401, 'Wrong.'), 'Incorrect password. Please try again.'],
    [
      'too many',
      refusal(429, 'Too many wrong passwords. Please wait a minute and try again.'),
      'Too many wrong passwords. Please wait a minute and try again.',
    ],
    ['a silent limit', { status: 429 }, 'Too many wrong passwords. Please wait a minute and try again.'],
    [
      'no network',
      new TypeError('Failed to fetch'),
      'The bar can’t be reached. Check your connection and try again.',
    ],
    [
      'a service that is down',
      { status: 503 },
      'Passwords can’t be checked right now. Please try again in a moment.',
    ],
  ])('denies access after %s and says what to do', async (_case, given, sentence) => {
    answer('POST /api/admin/verify', given);
    type('guess');
    await press('Access Admin');
    expect(toastText()).toBe(`Access Denied: ${sentence}`);
    expect(toastVariant()).toBe('destructive');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('says so when the browser refuses the cookie of a right password', async () => {
    answer('GET /api/admin/session', { body: { active: false } });
    type('shaken-not-stirred');
    await press('Access Admin');
    expect(toastText()).toMatch(/^Access Denied: .*Allow cookies for this site/);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes by Cancel', async () => {
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
