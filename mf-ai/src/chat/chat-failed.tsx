import { Button } from '@peanut/ui';

/** What stands in the place of a chat that could not be loaded. */
export function ChatFailed({ onRetry, onDismiss }: { onRetry: () => void; onDismiss: () => void }) {
  return (
    <div
      role="alert"
      className="chat-failed fixed z-20 w-72 max-w-[calc(100vw-2rem)] border border-danger/70 bg-walnut-800 px-5 py-4 text-cream-100 shadow-xl shadow-black/60"
    >
      <p className="font-display text-xl">The chat couldn’t be loaded</p>
      <p className="mt-1 text-sm text-pretty text-cream-300">Check your connection and try again.</p>
      <div className="mt-3 flex gap-2 *:grow *:px-3">
        <Button onClick={onRetry}>Retry</Button>
        <Button onClick={onDismiss}>Not now</Button>
      </div>
    </div>
  );
}
