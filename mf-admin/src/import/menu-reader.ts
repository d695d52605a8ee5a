import type { ReadMenu } from '@peanut/bartender/formats';
import type { MenuAnswer, MenuQuestion } from './menu-worker';

/** Why a source is not imported, as a sentence for the owner. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

export const UNREADABLE = 'This can’t be read. Check the file, or paste the recipes as text.';
const NO_READER = 'The reader couldn’t be loaded. Check your connection and try again.';

/** Reads texts and files aside of the page. */
export interface MenuReader {
  /** Throws {@link SourceError} for what cannot be read. */
  read: (source: MenuQuestion['source']) => Promise<ReadMenu>;
  close: () => void;
}

/** Starts the reader. Its script is fetched at once: by then the network may be gone. */
export function startMenuReader(): MenuReader {
  const start = () => new Worker(new URL('./menu-worker.ts', import.meta.url), { type: 'module' });
  let worker = start();
  let questions = 0;
  const read = (source: MenuQuestion['source']) =>
    new Promise<ReadMenu>((resolve, reject) => {
      const key = (questions += 1);
      const settled = new AbortController();
      const take = ({ data }: MessageEvent<MenuAnswer>) => {
        if (data.key !== key) return;
        settled.abort();
        if ('menu' in data) resolve(data.menu);
        else reject(new SourceError(data.refusal ?? UNREADABLE));
      };
      const startAgain = () => {
        settled.abort();
        worker.terminate();
        worker = start();
        reject(new SourceError(NO_READER));
      };
      worker.addEventListener('message', take, settled);
      worker.addEventListener('error', startAgain, settled);
      worker.postMessage({ key, source } satisfies MenuQuestion);
    });
  return { read, close: () => worker.terminate() };
}
