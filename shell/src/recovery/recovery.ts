import { VERSION_FILE } from '@peanut/contracts';
import { APP_EVENTS, onAppEvent, tabStorage } from '@peanut/web';
import { keepTypedTexts, TYPED } from './typed-texts';

/** The version for which this tab's page was loaded anew. */
const RECOVERED = 'peanut-recovered';

/**
 * A page that was opened long ago may want a file of a version that is not kept any more. It is then loaded anew, once for
 * each newer version, and what was typed is typed again.
 */
export function recoverFromLostFiles(): void {
  onAppEvent(APP_EVENTS.fileLost, (module) => {
    recover(module).catch((error: unknown) => console.warn('The page could not be loaded anew.', error));
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
  // Without that note the page would be loaded anew again and again.
  if (!tabStorage.write(RECOVERED, recovered)) return;
  keepTypedTexts();
  location.reload();
}
