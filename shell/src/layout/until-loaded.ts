import { APP_EVENTS, fireAppEvent } from '@peanut/web';

/** In milliseconds. */
const TRY_AGAIN_AFTER = 20_000;

/** Loads a part of the page that has nothing to say about its own absence, as often as it takes. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page could not be loaded yet.', error);
      fireAppEvent(APP_EVENTS.fileLost, import.meta.url);
      await nextChance();
    }
  }
}

/** The network comes back, or some time has passed. */
const nextChance = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, TRY_AGAIN_AFTER);
  });
