import { createStore } from '@peanut/web';

/** The browser's own event; TypeScript does not know it, because only Chromium has it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's offer to install the app; null when there is none, or none any more. */
export const installOffer = createStore<InstallPromptEvent | null>(null);

/** Takes the browser's offer, which comes once, and early. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
}
