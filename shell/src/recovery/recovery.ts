import { APP_EVENTS, onAppEvent, tabStorage } from '@peanut/web';
import type * as IdleParts from '../layout/idle-parts';
import { KEPT } from './kept';
import { bringModule, partLoader } from './load-part';

/** What could not be loaded is asked for again. Where that cannot help, the page loads anew and stands where it was. */
export function recoverFromLostFiles(): void {
  globalThis.loadPart = partLoader({
    bring: bringModule,
    onStuck: (address) => recover(({ loadAnew }) => loadAnew(address)),
  });
  onAppEvent(APP_EVENTS.fileLost, (module) => recover(({ loadNewer }) => loadNewer(module)));
  if (tabStorage.read(KEPT) !== undefined) recover(({ restorePage }) => restorePage());
}

/** Its code is there before its version can be gone: it comes with what every page loads when it is idle. */
function recover(work: (parts: typeof IdleParts) => void | Promise<void>): void {
  import('../layout/idle-parts')
    .then(work)
    .catch((error: unknown) => console.warn('The page could not recover.', error));
}
