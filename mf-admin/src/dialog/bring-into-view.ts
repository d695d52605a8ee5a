/** A ref for what appears in a dialog: on a small screen it would start below the edge. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
