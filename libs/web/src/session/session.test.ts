import { waitFor } from '@testing-library/react';
import { APP_EVENTS, fireAppEvent } from '../events/app-events';
import { fakeFetch } from '../testing/fake-fetch';
import { endSession, pendingLogout, setSession, startSession } from './session';
import { accessModalStore, markSessionExpired, sessionStore } from './session-store';

const OFFLINE = new TypeError('Failed to fetch');
const session = (active: boolean) => () => ({ status: 200, body: { active } });
const untilIt = (state: string) => waitFor(() => expect(sessionStore.get()).toBe(state));
const quietly = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('the admin session', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.set('unknown');
    accessModalStore.set(false);
  });

  it('is restored from what the service says', async () => {
    fakeFetch(session(true));
    startSession();
    await untilIt('admin');
    sessionStore.set('unknown');
    fakeFetch(session(false));
    window.dispatchEvent(new Event('online'));
    await untilIt('visitor');
  });

  it('opens the modal on the event, but not over a living session', () => {
    sessionStore.set('admin');
    fireAppEvent(APP_EVENTS.openAdminModal);
    expect(accessModalStore.get()).toBe(false);
    sessionStore.set('visitor');
    fireAppEvent(APP_EVENTS.openAdminModal);
    expect(accessModalStore.get()).toBe(true);
  });

  it('stays in admin mode when it ran out, and asks for the password', () => {
    setSession('admin');
    markSessionExpired();
    expect(sessionStore.get()).toBe('expired');
    expect(accessModalStore.get()).toBe(true);
    setSession('admin');
    expect(accessModalStore.get()).toBe(false);
  });

  it('does not ask a visitor for a password', () => {
    setSession('visitor');
    markSessionExpired();
    expect(sessionStore.get()).toBe('visitor');
    expect(accessModalStore.get()).toBe(false);
  });

  it('ends later what could not be ended now, and does not come back meanwhile', async () => {
    const warn = quietly();
    fakeFetch(() => OFFLINE);
    await endSession();
    const refused = fakeFetch(({ method }) =>
      method === 'DELETE' ? OFFLINE : { status: 200, body: { active: true } },
    );
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(refused).not.toEqual([]));
    // A turn of the event loop for what would come of the answer.
    await new Promise((resolve) => setTimeout(resolve));
    expect(sessionStore.get()).toBe('visitor');
    const calls = fakeFetch(session(false));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'GET']));
    pendingLogout.clear();
    warn.mockRestore();
  });
});
