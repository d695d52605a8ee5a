import type { KeyboardEvent } from 'react';

/**
 * For the `onKeyDown` of a text area whose text is sent: Enter sends it, Shift+Enter begins a new line. While a
 * composition runs, Enter belongs to it.
 */
export const sendByEnter =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
