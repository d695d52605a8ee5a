import type { PageMessage } from './worker/pages';

/** Keeps the menu for the time without a network; begins when the page is loaded, so that it takes nothing from it. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = () => void register();
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    const { active } = await navigator.serviceWorker.ready;
    const message: PageMessage = { script: new URL(import.meta.url).pathname };
    active?.postMessage(message);
  } catch (error) {
    console.warn('This browser does not keep the menu for offline use.', error);
  }
}
