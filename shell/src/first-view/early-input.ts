// A script of its own: it is there with the first view, long before the page can answer, or on a bad day after it.
// takeover.ts makes up for what it holds.

export interface EarlyInput {
  /** What was clicked in the first view, in that order. */
  clicked: HTMLElement[];
  isTakenOver: boolean;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

const held: EarlyInput = (globalThis.earlyInput ??= { clicked: [], isTakenOver: false });

/** Links work by themselves; whatever else is clicked has nobody who answers yet. */
function holdBack(event: Event): void {
  if (held.isTakenOver || !(event.target instanceof Element)) return;
  const clicked = event.target.closest<HTMLElement>(':not(svg, svg *)');
  if (!clicked?.closest('#first-view #main') || clicked.closest('a')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.clicked.push(clicked);
}

document.addEventListener('click', holdBack, { capture: true });
