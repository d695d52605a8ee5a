import { VERSION_FILE } from '@peanut/contracts';
import { APP_EVENTS, onAppEvent } from '@peanut/web';

/** What was typed before the page was loaded anew, by the label of its box. */
export const TYPED = 'peanut-typed';
/** The version for which this tab's page was loaded anew. */
const RECOVERED = 'peanut-recovered';
const BOXES = 'textarea, input:is([type="text"], [type="search"], [type="number"], :not([type]))';

/**
 * A page that was opened long ago may want a file of a version that is not kept any more. It is then loaded anew, once for
 * each newer version, and what was typed is typed again.
 */
export function recoverFromLostFiles(): void {
  onAppEvent(APP_EVENTS.fileLost, (module) => {
    recover(module).catch((error: unknown) => console.warn('The page could not be loaded anew.', error));
  });
  if (sessionStorage.getItem(TYPED)) void import('./type-again').then(({ typeAgain }) => typeAgain());
}

async function recover(module: string): Promise<void> {
  const [, part = '', version] = new URL(module).pathname.split('/');
  const answer = await fetch(`/${part}/${VERSION_FILE}?attempt=${Date.now()}`, { cache: 'no-cache' });
  const live = ((await answer.json()) as { version: string }).version;
  const recovered = `${part}/${live}`;
  // A file that is there and did not come has another cause. An open form is worth more than what is missing.
  const isInVain = live === version || sessionStorage.getItem(RECOVERED) === recovered;
  if (isInVain || document.querySelector('[aria-modal="true"]')) return;
  sessionStorage.setItem(RECOVERED, recovered);
  sessionStorage.setItem(TYPED, JSON.stringify(typed()));
  location.reload();
}

function typed(): Record<string, string> {
  const boxes = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)];
  return Object.fromEntries(boxes.filter(({ value }) => value).map((box) => [labelOf(box), box.value]));
}

/** How a person tells a box from others, in whichever version draws it. */
export const labelOf = (box: HTMLInputElement | HTMLTextAreaElement): string =>
  box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent.trim() ?? '';
