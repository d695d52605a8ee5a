import { createStore, useStore } from '@peanut/web';

const spoken = createStore('');

/** Has a screen reader say what just happened. */
export const announce = (text: string): void => spoken.set(text);

/** Where the text to be said stands. It has no role: a status is a message that everybody sees. */
export function LiveRegion() {
  return (
    <p aria-live="assertive" className="sr-only">
      {useStore(spoken)}
    </p>
  );
}
