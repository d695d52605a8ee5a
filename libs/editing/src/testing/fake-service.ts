import { inputOf, type Cocktail } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { queryClient } from '@peanut/web';
import { accessModalStore, sessionStore } from '@peanut/web/internal';
import { staging } from '../stage/staging';

interface Call {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
}
type Answer = { status: number; body?: unknown };

export const negroni = testDrink('cocktail', {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Negroni',
  spirit: 'gin',
  glass: 'coupe',
  ice: 'none',
  version: 3,
});
export const having = (more: Partial<Cocktail>) => inputOf('cocktail', { ...negroni, ...more });

/** The writes that arrived. */
export const calls: Call[] = [];

/** What the setting of the same name answers. */
export const settings: { clearUndo: string | null } = { clearUndo: null };

/** jsdom has no Response: this is the part of it that the client reads. Settings answer "not set". */
export function serve(answer: (call: Call) => Answer) {
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    const call: Call = {
      method: init?.method ?? 'GET',
      url: String(url),
      body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
      headers: (init?.headers ?? {}) as Record<string, string>,
    };
    if (call.method !== 'GET') calls.push(call);
    const { status, body } = call.url.includes('/settings/')
      ? { status: 200, body: { key: 'clear_undo_after_save', value: settings.clearUndo } }
      : answer(call);
    const part = {
      ok: status < 400,
      status,
      statusText: '',
      text: async () => JSON.stringify(body),
      json: async () => body,
    };
    return part as Response;
  });
}
export const noConflict = async (): Promise<never> => {
  throw new Error('unexpected conflict');
};

/** Nothing staged, nothing cached, nothing sent: the owner has just come in. */
export async function startAnew(): Promise<void> {
  calls.length = 0;
  settings.clearUndo = null;
  sessionStore.set('admin');
  accessModalStore.set(false);
  queryClient.clear();
  await staging.clear();
}
