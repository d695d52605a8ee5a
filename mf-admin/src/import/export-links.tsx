import { ENDPOINTS } from '@peanut/contracts';
import { useStaging } from '@peanut/editing';
import { APP_EVENTS, fireAppEvent, useOnline, useSessionStatus } from '@peanut/web';
import { type MouseEvent, useId } from 'react';

/** Both files of the saved menu. */
export function ExportLinks() {
  const id = useId();
  const count = useStaging().pending.length;
  const isOnline = useOnline();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="font-display text-xl text-cream-100">
        Export
      </h3>
      <p className="mt-1 text-pretty text-cream-300">
        The menu as a file: to keep, to move to another bar, or to work on in a spreadsheet.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ExportLink href={ENDPOINTS.exportMenu.path}>Export menu</ExportLink>
        <ExportLink href={`${ENDPOINTS.exportMenu.path}?format=csv`}>Export as CSV</ExportLink>
      </div>
      {count > 0 && (
        <p className="mt-3 border-l-2 border-accent pl-3 text-pretty text-cream-100">
          {`The file holds the saved menu, without your ${count === 1 ? 'unsaved change' : `${count} unsaved changes`}.`}
        </p>
      )}
      {!isOnline && (
        <p role="status" className="mt-3 border-l-2 border-danger pl-3 text-pretty text-cream-100">
          You’re offline. The export waits for the network.
        </p>
      )}
    </section>
  );
}

function ExportLink({ href, children }: { href: string; children: string }) {
  const hasExpired = useSessionStatus() === 'expired';
  const askForPassword = (event: MouseEvent) => {
    if (!hasExpired) return;
    event.preventDefault();
    fireAppEvent(APP_EVENTS.openAdminModal);
  };
  return (
    <a
      href={href}
      download
      onClick={askForPassword}
      className="caps focus-ring inline-flex min-h-11 items-center justify-center border border-accent-line px-6 py-2.5 text-center text-cream-100 transition hover:border-accent hover:bg-accent-soft"
    >
      {children}
    </a>
  );
}
