// A script of its own: it runs while the prerendered page comes, long before React, or on a bad day after it.
// hydration.ts repeats the clicks that it holds.

export interface EarlyInput {
  /** What was clicked in the prerendered page, in order. */
  clicked: HTMLElement[];
  isTakenOver: boolean;
}

declare global {
  var earlyInput: EarlyInput | undefined;
}

const held: EarlyInput = (globalThis.earlyInput ??= { clicked: [], isTakenOver: false });

/** Links work by themselves; nothing responds to other clicks yet. */
function holdBack(event: Event): void {
  if (held.isTakenOver || !(event.target instanceof Element)) return;
  const clicked = event.target.closest<HTMLElement>(':not(svg, svg *)');
  if (!clicked?.closest('#first-view #main') || clicked.closest('a')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.clicked.push(clicked);
}

document.addEventListener('click', holdBack, { capture: true });

// The prerendered page knows nothing of a search. A drink that somebody leaves out must not show, not even at first.
if (/[?&]without=[^&]/.test(location.search)) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#first-view article{visibility:hidden}');
  document.adoptedStyleSheets = [sheet];
}
