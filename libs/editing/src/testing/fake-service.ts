import { inputOf, type Cocktail } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { queryClient } from '@peanut/web';
import { accessModalStore, sessionStore } from '@peanut/web/internal';
import { fakeFetch, type Answer, type Call } from '@peanut/web/testing';
import { staging } from '../stage/staging';

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

/** The restore points that were asked for, and what is answered. */
export const points: { calls: Call[]; answer: Answer } = { calls: [], answer: { status: 201, body: {} } };

/** Settings are answered from `settings`, restore points from `points`, everything else by `answer`. */
export function serve(answer: (call: Call) => Answer) {
  fakeFetch((call) => {
    if (call.url.includes('/restore-points')) {
      points.calls.push(call);
      return points.answer;
    }
    if (call.method !== 'GET') calls.push(call);
    if (call.url.includes('/settings/'))
      return { body: { key: 'clear_undo_after_save', value: settings.clearUndo } };
    return answer(call);
  });
}

export const noConflict = async (): Promise<never> => {
  throw new Error('unexpected conflict');
};

/** Nothing staged, nothing cached, nothing sent: the owner has just come in. */
export async function startAnew(): Promise<void> {
  calls.length = 0;
  settings.clearUndo = null;
  Object.assign(points, { calls: [], answer: { status: 201, body: {} } });
  sessionStore.set('admin');
  accessModalStore.set(false);
  queryClient.clear();
  await staging.clear();
}
