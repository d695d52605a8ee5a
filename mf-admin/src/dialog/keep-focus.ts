/**
 * For when what had the focus is gone, such as Save after the last change: it goes to the toolbar, and after Exit to the
 * page.
 */
export function keepFocus(): void {
  const isLost = document.activeElement === document.body;
  if (!isLost || document.querySelector('dialog[open]')) return;
  const place =
    document.querySelector<HTMLElement>('[data-mf="admin"] [role="toolbar"] [tabindex="0"]') ??
    document.getElementById('main');
  place?.focus({ preventScroll: true });
}
