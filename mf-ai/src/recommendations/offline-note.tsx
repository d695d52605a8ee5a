import { useOnline } from '@peanut/web';

/** Says that asking needs a network, and what works without. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className="mx-auto mt-8 max-w-3xl border border-accent/40 bg-walnut-800 px-5 py-3 text-center text-pretty text-cream-100">
          You are offline. The bartender can be asked again once you are connected; what was recommended
          before stays here.
        </p>
      )}
    </div>
  );
}
