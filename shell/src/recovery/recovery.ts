import { VERSION_FILE } from '@peanut/contracts';
import { APP_EVENTS, onAppEvent, tabStorage } from '@peanut/web';
import { keepTypedTexts, TYPED } from './typed-texts';

/** Key in the tab's storage: the version for which the page was reloaded. */
const RECOVERED = 'peanut-recovered';

/**
 * A page that was opened long ago may need a file of a version that was deleted. It then reloads, once for each newer
 * version, and what was typed is typed again.
 */
export function recoverFromLostFiles(): void {
  onAppEvent(APP_EVENTS.fileLost, (module) => {
    recover(module).catch((error: unknown) => console.warn('The page could not be reloaded.', error));
  });
  if (tabStorage.read(TYPED) !== undefined) void import('./type-again').then(({ typeAgain }) => typeAgain());
}

async function recover(module: string): Promise<void> {
  const [, part = '', version] = new URL(module).pathname.split('/');
  const answer = await fetch(`/${part}/${VERSION_FILE}?attempt=${Date.now()}`, { cache: 'no-cache' });
  const live = ((await answer.json()) as { version: string }).version;
  const recovered = `${part}/${live}`;
  // A file that is there and did not come has another cause. An open form is worth more than what is missing.
  const isInVain = live === version || tabStorage.read(RECOVERED) === recovered;
  if (isInVain || document.querySelector('dialog:modal')) return;
  // Without this note the page would reload again and again.
  if (!tabStorage.write(RECOVERED, recovered)) return;
  if (keepTypedTexts()) location.reload();
}
