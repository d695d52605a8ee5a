import { showToast } from '@peanut/web';

const KEY = 'landing-image-updated';

/** Has the page say, once it was loaded anew, that the landing picture changed. */
export function oweToastAfterReload(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch (error) {
    console.warn('The reload cannot be followed by a message: this browser keeps nothing.', error);
  }
}

/** Says, after the reload, what {@link oweToastAfterReload} left to be said; once. */
export function showToastAfterReload(): void {
  if (!takeOwed()) return;
  showToast({ title: 'Success', description: 'Landing page image updated successfully' });
}

function takeOwed(): boolean {
  try {
    const isOwed = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isOwed;
  } catch {
    // A browser that keeps nothing was warned of when the message was to be kept.
    return false;
  }
}
