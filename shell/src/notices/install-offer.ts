import { createStore } from '@peanut/web';

/** The browser's own event; TypeScript does not know it, because only Chromium has it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const DISMISSED_KEY = 'install-dismissed';

/** The browser's offer to install the app; null when there is none, or none that is still wanted. */
export const installOffer = createStore<InstallPromptEvent | null>(null);

/** Takes the browser's offer, which comes once and early, unless the app is installed or the guest said Later. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isInstalled() && !wasDismissed()) installOffer.set(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}

/** Asks the browser to install the app; whatever the guest answers, the offer is used up. */
export async function acceptInstallOffer(): Promise<void> {
  const offer = installOffer.get();
  await offer?.prompt();
  const choice = await offer?.userChoice;
  if (choice?.outcome === 'dismissed') dismissInstallOffer();
  installOffer.set(null);
}

export function dismissInstallOffer(): void {
  installOffer.set(null);
  try {
    localStorage.setItem(DISMISSED_KEY, 'true');
  } catch (error) {
    console.warn('This browser keeps nothing, so the app will be offered again.', error);
  }
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch (error) {
    console.warn('This browser keeps nothing.', error);
    return false;
  }
}
