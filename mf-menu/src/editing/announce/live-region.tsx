import { createStore, useStore } from '@peanut/web';

const spoken = createStore('');

/** Makes a screen reader say the text. */
export const announce = (text: string): void => spoken.set(text);

/** Without a role: a status is a message that everybody sees. */
export function LiveRegion() {
  return (
    <p aria-live="assertive" className="sr-only">
      {useStore(spoken)}
    </p>
  );
}
