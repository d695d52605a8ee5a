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

/** Scrolls there as soon as the page is long enough, unless the guest moves it first. Returns what gives it up. */
export function restoreScroll(top: number): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  if (scrollsTo(top)) return stop;
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
  return stop;
}
