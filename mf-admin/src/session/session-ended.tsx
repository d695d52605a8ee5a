import { APP_EVENTS, fireAppEvent } from '@peanut/web';

/** Says that the session ran out, for whoever closed the modal that asked for the password. */
export function SessionEnded() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 border-t border-danger/40 bg-ink-950 px-4 py-1 text-center text-sm text-cream-300">
      Your session expired. Your pending changes are kept.
      <button
        type="button"
        onClick={() => fireAppEvent(APP_EVENTS.openAdminModal)}
        className="focus-ring min-h-11 cursor-pointer px-2 text-accent underline underline-offset-4 hover:text-cream-100"
      >
        Enter the password
      </button>
    </p>
  );
}
