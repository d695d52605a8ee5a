import type { MenuAnswer, MenuQuestion } from './menu-worker';
import type { PreparedDrink, PreparedMenu } from './prepared-drink';

/** Why a source is not imported, as a sentence for the owner. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

export const UNREADABLE = 'This can’t be read. Check the file, or paste the recipes as text.';
const NO_READER = 'The reader couldn’t be loaded. Check your connection and try again.';
const TOO_SLOW =
  'This takes too long to read, so the bar stopped. Nothing was staged. Import it in parts, or paste the recipes as text.';

/** Some four times what a slow phone takes for a menu of this size, in milliseconds. */
const LEAST_PATIENCE = 10_000;
const PATIENCE_A_BYTE = 0.1;
const MOST_PATIENCE = 90_000;
const patienceFor = (size: number): number =>
  Math.min(MOST_PATIENCE, LEAST_PATIENCE + size * PATIENCE_A_BYTE);

type Asked = Omit<MenuQuestion, 'key'>;

/** Reads texts and files aside of the page. */
export interface MenuReader {
  /** Throws {@link SourceError} for what cannot be read, and for what takes too long. */
  read: (asked: Asked) => Promise<PreparedMenu>;
  close: () => void;
}

interface Waiting {
  take: (answer: MenuAnswer) => void;
  giveUp: (reason: string) => void;
}

/** Starts the reader. Its script is fetched at once: by then the network may be gone. */
export function startMenuReader(): MenuReader {
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  const start = () => {
    const started = new Worker(new URL('./menu-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<MenuAnswer>) =>
      waiting.get(data.key)?.take(data),
    );
    started.addEventListener('error', () => end(NO_READER));
    return started;
  };
  /** Whatever keeps a worker busy ends with it alone; what is read next starts another. */
  const end = (reason: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { giveUp } of waiting.values()) giveUp(reason);
  };
  let worker: Worker | undefined = start();
  const read = (asked: Asked) =>
    new Promise<PreparedMenu>((resolve, reject) => {
      const key = (questions += 1);
      const drinks: PreparedDrink[] = [];
      const timer = setTimeout(() => end(TOO_SLOW), patienceFor(asked.source.length));
      const settle = () => {
        clearTimeout(timer);
        waiting.delete(key);
      };
      waiting.set(key, {
        take: (answer) => {
          if ('drinks' in answer) return void drinks.push(...answer.drinks);
          settle();
          if ('menu' in answer) resolve({ ...answer.menu, drinks });
          else reject(new SourceError(answer.refusal ?? UNREADABLE));
        },
        giveUp: (reason) => {
          settle();
          reject(new SourceError(reason));
        },
      });
      // A copy of some megabytes would hold up a slow phone.
      const given = typeof asked.source === 'string' ? [] : [asked.source.buffer];
      worker ??= start();
      worker.postMessage({ key, ...asked } satisfies MenuQuestion, given);
    });
  return {
    read,
    close: () => end(UNREADABLE),
  };
}
