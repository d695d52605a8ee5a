import { Button, PeanutMark } from '@peanut/ui';
import { deviceStorage, useStore } from '@peanut/web';
import { installOffer } from './install-offer';

const DISMISSED_KEY = 'install-dismissed';

/** Offers the menu as an app when the browser does, unless it is installed or the guest said Later. */
export function InstallBanner() {
  if (useStore(installOffer) === null || isInstalled() || wasDismissed()) return null;
  return (
    <section
      aria-labelledby="install-title"
      className="toast-in fixed right-4 bottom-[calc(9.25rem+env(safe-area-inset-bottom))] z-30 w-[min(22rem,100vw-2rem)] border border-accent/60 bg-walnut-800 p-5 shadow-xl shadow-black/60 lg:right-6 lg:bottom-26"
    >
      <div className="flex gap-4">
        <PeanutMark className="size-11 shrink-0 text-accent" />
        <div>
          <h2 id="install-title" className="font-display text-2xl leading-none font-semibold text-cream-100">
            Install App
          </h2>
          <p className="mt-2 text-sm text-pretty text-cream-300">
            Install the bar&apos;s app on your phone for easy access to recipes, even offline!
          </p>
        </div>
      </div>
      <div className="mt-4 flex justify-end gap-3">
        <Button className="px-5" onClick={dismiss}>
          Later
        </Button>
        <Button variant="solid" className="px-5" onClick={() => void accept()}>
          Install
        </Button>
      </div>
    </section>
  );
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Asks the browser to install the app; whatever the guest answers, the offer is used up. */
async function accept(): Promise<void> {
  const offer = installOffer.get();
  await offer?.prompt();
  const choice = await offer?.userChoice;
  if (choice?.outcome === 'dismissed') dismiss();
  installOffer.set(null);
}

function dismiss(): void {
  installOffer.set(null);
  deviceStorage.write(DISMISSED_KEY, 'true');
}

const wasDismissed = () => deviceStorage.read(DISMISSED_KEY) !== undefined;
