/** Repeats the clicks that came before the page could respond. */
export function replay(clicked: readonly HTMLElement[]): void {
  for (const element of clicked) currentOf(element)?.click();
}

/** The element in the same place: itself, unless its surroundings were drawn anew. */
function currentOf(clicked: HTMLElement): HTMLElement | undefined {
  if (clicked.isConnected) return clicked;
  const id = clicked.closest<HTMLElement>('[data-id]')?.dataset['id'];
  const places = [...document.querySelectorAll<HTMLElement>(id ? '#main [data-id]' : '#main')];
  const place = places.find(({ dataset }) => dataset['id'] === id);
  const control = clicked.closest<HTMLElement>('button, label, input');
  if (!control) return place;
  const controls = [...(place?.querySelectorAll<HTMLElement>(control.localName) ?? [])];
  return controls.find((one) => nameOf(one) === nameOf(control));
}

const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent;
