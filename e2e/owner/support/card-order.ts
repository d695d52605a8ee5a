import { DRINK_CALLS } from '@peanut/editing/record';
import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '../../support/api';

export type Kind = 'cocktail' | 'whiskey';

/** Names of the cards from first to last, those that are hidden or staged for deletion after the others. */
export const shownNames = (page: Page, kind: Kind): Promise<string[]> =>
  page
    .getByTestId(`${kind}-card`)
    .getByRole('button', { name: /^Show (recipe|tasting notes) for / })
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().replace(/^Show .+? for /, ''),
      ),
    );

/** Names as the service has them. */
export const storedNames = async (owner: APIRequestContext, kind: Kind): Promise<string[]> =>
  (await call(owner, DRINK_CALLS[kind].list)).map(({ name }) => name);

/** The list after the item at `from` was put at `to`. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);
