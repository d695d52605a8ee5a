/** What a guest does to move the page on their own. */
const INPUT = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** A page that does not become so long in this time, in milliseconds, has become another one. */
const PATIENCE = 10_000;

/** False while the page is too short. */
function scrollsTo(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight - clientHeight < Math.floor(top)) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}

/** Scrolls there as soon as the page is long enough, unless the guest moves it or leaves first. */
export function restoreScroll(top: number, left: AbortSignal): void {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, left]);
  if (signal.aborted || scrollsTo(top)) return;
  const stop = () => controller.abort();
  const sizes = new ResizeObserver(() => {
    if (scrollsTo(top)) stop();
  });
  sizes.observe(document.body);
  const timer = setTimeout(stop, PATIENCE);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(timer);
  });
  for (const event of INPUT) window.addEventListener(event, stop, { signal, passive: true });
}
