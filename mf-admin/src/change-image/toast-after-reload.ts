import { showToast, tabStorage } from '@peanut/web';

const KEY = 'landing-image-updated';

/** Stores that the next load of the page shows the toast: a reload ends every toast. */
export function queueToastAfterReload(): void {
  tabStorage.write(KEY, 'true');
}

/** Shows the toast that {@link queueToastAfterReload} stored, once. */
export function showToastAfterReload(): void {
  if (tabStorage.read(KEY) === undefined) return;
  tabStorage.write(KEY, undefined);
  showToast({ title: 'Success', description: 'Landing page image updated successfully' });
}
