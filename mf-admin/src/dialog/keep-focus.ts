/** When a closed dialog's opener is gone, such as Save after the last change, the focus goes to the toolbar. */
export function keepFocus(): void {
  const isLost = document.activeElement === document.body;
  if (!isLost || document.querySelector('dialog[open]')) return;
  document
    .querySelector<HTMLElement>('[data-mf="admin"] [role="toolbar"] [tabindex="0"]')
    ?.focus({ preventScroll: true });
}
