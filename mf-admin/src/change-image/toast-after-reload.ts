import { showToast } from '@peanut/web';

const KEY = 'landing-image-updated';

/** Stores that the next load of the page shows the toast: a reload ends every toast. */
export function queueToastAfterReload(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch (error) {
    console.warn('The reload cannot be followed by a message: this browser keeps nothing.', error);
  }
}

/** Shows the toast that {@link queueToastAfterReload} stored, once. */
export function showToastAfterReload(): void {
  if (!takeQueued()) return;
  showToast({ title: 'Success', description: 'Landing page image updated successfully' });
}

function takeQueued(): boolean {
  try {
    const isQueued = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isQueued;
  } catch {
    // A browser that keeps nothing was warned of when the message was to be kept.
    return false;
  }
}
