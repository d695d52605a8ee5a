import { classNames } from '@peanut/ui';
import { dismissToast, holdToast, releaseToast, useToast, useTopModal } from '@peanut/web';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';

/** Shows the one toast there is. Failures are alerts, all else a polite status. */
export function ToastArea() {
  const modal = useTopModal();
  // A modal dialog makes everything outside it unreachable and silent, messages included.
  return modal ? createPortal(<ToastBox />, modal) : <ToastBox />;
}

function ToastBox() {
  const toast = useToast();
  return (
    // Below the admin toolbar, whose buttons it would cover.
    <div className="pointer-events-none fixed inset-x-4 top-[calc(5rem+var(--admin-toolbar-height,0px))] z-50 flex justify-center md:justify-end md:pr-4">
      {toast && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its role stands below; pointer and focus only hold its time
        <div
          key={toast.id}
          role={toast.variant === 'destructive' ? 'alert' : 'status'}
          onPointerEnter={holdToast}
          onPointerLeave={releaseToast}
          onFocus={holdToast}
          onBlur={releaseToast}
          className={classNames(
            'toast-in pointer-events-auto flex w-full max-w-sm items-start gap-3 border bg-walnut-800 py-3 pr-1 pl-4 shadow-2xl shadow-black/60',
            toast.variant === 'destructive' ? 'border-danger/70' : 'border-accent/60',
          )}
        >
          <div className="min-w-0 flex-1 py-1">
            <p
              className={classNames(
                'font-medium',
                toast.variant === 'destructive' ? 'text-danger' : 'text-accent',
              )}
            >
              {toast.title}
            </p>
            {toast.description && (
              <p className="mt-0.5 text-sm break-words text-cream-300">{toast.description}</p>
            )}
          </div>
          <button
            type="button"
            aria-label="Close message"
            onClick={dismissToast}
            className="focus-ring inline-flex size-11 shrink-0 items-center justify-center text-cream-300 hover:text-cream-100"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
