// A script of its own: it runs while the prerendered page comes, long before React, or on a bad day after it.
// hydration.ts repeats the clicks that it holds. When the page's script is lost, it lets the page load anew.

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

/** In milliseconds. */
const TRY_AGAIN_AFTER = 5_000;

/** Resolves once the file can be had. */
async function untilThere(file: string): Promise<void> {
  const answer = await fetch(file).catch(() => undefined);
  if (answer?.ok) return;
  await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER));
  await untilThere(file);
}

/**
 * Without its scripts the page looks whole and answers nothing. An import tells that one failed, or asks for it again; a
 * browser that keeps failures needs the page anew. Once: then the cause is another one.
 */
async function reviveScripts(): Promise<void> {
  const files = [...document.scripts].flatMap(({ src }) => src || []);
  try {
    await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  } catch (error) {
    console.warn('A script of the page did not come.', error);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'reload') return;
    await Promise.all(files.map(untilThere));
    location.reload();
  }
}

window.addEventListener('load', () => void reviveScripts());

// The prerendered page knows nothing of a search. A drink that somebody leaves out must not show, not even at first.
if (/[?&]without=[^&]/.test(location.search)) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#first-view article{visibility:hidden}');
  document.adoptedStyleSheets = [sheet];
}
