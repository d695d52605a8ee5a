import { DRAG } from '@peanut/contracts';
import { createStore, useStore } from '@peanut/web';

/** Id of the text that says how to move a card by keyboard. */
export const REORDER_HELP_ID = 'reorder-help';

export const REORDER_HELP = [
  'Press Space or Enter to lift the card.',
  `An arrow key moves it by ${DRAG.keyboardStep} pixels, Shift with an arrow key to the next place.`,
  'Space or Enter again drops it, and Escape leaves it where it was.',
].join(' ');

const place = (index: number, count: number) => `place ${index + 1} of ${count}`;

/** What is said while a card is moved. Indexes count from 0. */
export const ANNOUNCE = {
  lifted: (name: string, index: number, count: number) => `${name} is lifted from ${place(index, count)}.`,
  over: (index: number, count: number) => `Now at ${place(index, count)}.`,
  dropped: (name: string, index: number, count: number) => `${name} now stands at ${place(index, count)}.`,
  cancelled: (name: string, index: number, count: number) => `${name} stays at ${place(index, count)}.`,
};

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
