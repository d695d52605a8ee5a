import { APP_EVENTS, fireAppEvent } from '../events/app-events';
import { pendingLogout } from './pending-logout';
import { endSession, setSession, startSession } from './session';
import { accessModalStore, markSessionExpired, sessionStore } from './session-store';

type Handler = (method: string) => { status: number; body?: unknown } | 'offline';

function serve(handler: Handler) {
  globalThis.fetch = jest.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
    const answer = handler(init?.method ?? 'GET');
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const part = {
      ok: answer.status < 400,
      status: answer.status,
      statusText: '',
      text: async () => '',
      json: async () => answer.body,
    };
    return part as unknown as Response;
  });
}
const session = (active: boolean) => () => ({ status: 200, body: { active } });
const whenAsked = () => new Promise((resolve) => setTimeout(resolve, 10));
const quietly = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('the admin session', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.set('unknown');
    accessModalStore.set(false);
  });

  it('is restored from what the service says', async () => {
    serve(session(true));
    startSession();
    await whenAsked();
    expect(sessionStore.get()).toBe('admin');
    sessionStore.set('unknown');
    serve(session(false));
    window.dispatchEvent(new Event('online'));
    await whenAsked();
    expect(sessionStore.get()).toBe('visitor');
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
    serve(() => 'offline');
    await endSession();
    serve((method) => (method === 'DELETE' ? 'offline' : { status: 200, body: { active: true } }));
    window.dispatchEvent(new Event('online'));
    await whenAsked();
    expect(sessionStore.get()).toBe('visitor');
    const methods: string[] = [];
    serve((method) => {
      methods.push(method);
      return { status: 200, body: { active: false } };
    });
    window.dispatchEvent(new Event('online'));
    await whenAsked();
    expect(methods).toEqual(['DELETE', 'GET']);
    pendingLogout.clear();
    warn.mockRestore();
  });
});
