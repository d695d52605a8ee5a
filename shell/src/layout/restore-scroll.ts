/** What a guest does to move the page on their own. */
const INPUT = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** A page that does not become so long in this time, in milliseconds, has become another one. */
const PATIENCE = 10_000;
/** What comes so long after that, in milliseconds, is no part of the page as it was. */
const SETTLING = 2_000;

/** False while the page is too short. */
function scrollsTo(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight - clientHeight < Math.floor(top)) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}

/**
 * Scrolls there as soon as the page is long enough, unless the guest moves it or leaves first. It holds the place until
 * the page has settled: while a list takes the place of its outline, browsers follow what was in sight elsewhere.
 */
export function restoreScroll(top: number, left: AbortSignal): void {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, left]);
  if (signal.aborted) return;
  const stop = () => controller.abort();
  let timer = setTimeout(stop, PATIENCE);
  let isThere = false;
  const hold = () => {
    if (!scrollsTo(top) || isThere) return;
    isThere = true;
    clearTimeout(timer);
    timer = setTimeout(stop, SETTLING);
  };
  const sizes = new ResizeObserver(hold);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const event of INPUT) window.addEventListener(event, stop, { signal, passive: true });
  hold();
}
