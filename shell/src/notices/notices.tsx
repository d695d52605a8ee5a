import { TIMING, UNSAVED_KEY } from '@peanut/contracts';
import { APP_EVENTS, deviceStorage, hasOfflineData, onAppEvent, useOnline } from '@peanut/web';
import CloudCheck from 'lucide-react/icons/cloud-check';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { InstallBanner } from './install-banner';

/** The notices of every page, at the bottom right: one next to the chat's button, one above it. */
export function Notices() {
  return (
    <>
      <InstallBanner />
      <OfflineBanner />
    </>
  );
}

/** Says that there is no network, and for a moment that it is back; to the owner also what is not saved yet. */
function OfflineBanner() {
  const isOnline = useOnline();
  const isBack = useJustBack();
  if (isOnline && !isBack) return null;
  const Icon = isOnline ? CloudCheck : WifiOff;
  return (
    <div
      role="status"
      className="offline-banner toast-in fixed right-19 z-30 flex min-h-12 items-center gap-3 border border-accent/60 bg-walnut-800 px-4 py-1 text-sm leading-snug shadow-xl shadow-black/60 lg:right-26"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
      {isOnline ? (
        <div>
          <p className="text-cream-100">Back online! Data synced</p>
          <Unsaved />
        </div>
      ) : (
        <div>
          <p className="font-medium tracking-wide text-accent">Offline Mode</p>
          {hasOfflineData() && <p className="text-cream-300">Recipes available</p>}
          <Unsaved />
        </div>
      )}
    </div>
  );
}

/** After a reload without the network nobody is the owner; what was staged is kept all the same. */
function Unsaved() {
  const count = Number(deviceStorage.read(UNSAVED_KEY));
  if (!(count > 0)) return null;
  return (
    <p className="text-cream-300">
      {count === 1 ? '1 change is not saved yet' : `${count} changes are not saved yet`}
    </p>
  );
}

/** True for three seconds after the network came back. */
function useJustBack(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => onAppEvent(APP_EVENTS.backOnline, () => setBack(true)), []);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), TIMING.backOnlineBanner);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
