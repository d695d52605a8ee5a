import { classNames } from '@peanut/ui';
import { useOfflineBartender } from './offline-fallback';

/** Says who answers while there is no network, and from what. */
export function OfflineNote({ className }: { className: string }) {
  const isOffline = useOfflineBartender();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p className={classNames('border-accent/40 bg-walnut-800 text-pretty text-cream-100', className)}>
          Offline: the house bartender answers from your saved menu
        </p>
      )}
    </div>
  );
}
