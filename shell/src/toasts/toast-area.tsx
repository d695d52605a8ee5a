import { classNames } from '@peanut/ui';
import { dismissToast, pauseToast, restartToast, resumeToast, useToast, useTopModal } from '@peanut/web';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { createPortal } from 'react-dom';

/**
 * Shows the current toast where it never covers content: in the header, in place of the bar's name, or at the foot of the
 * topmost dialog. Failures are alerts, all others a polite status.
 */
export function ToastArea() {
  const modal = useTopModal();
  return modal ? createPortal(<ToastBox isInDialog />, modal) : <ToastBox />;
}

function ToastBox({ isInDialog = false }: { isInDialog?: boolean }) {
  const toast = useToast();
  const cameFrom = useRef<Element | null>(null);
  if (!toast) return null;
  const { action } = toast;
  const end = (then?: () => void) => {
    dismissToast();
    // The button that had the focus is gone.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    then?.();
  };
  const isFailure = toast.variant === 'destructive';
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is set below; pointer and focus only prolong its time
    <div
      key={toast.id}
      data-toast
      role={isFailure ? 'alert' : 'status'}
      onPointerEnter={restartToast}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        pauseToast();
      }}
      onBlur={resumeToast}
      className={classNames(
        'toast-in flex flex-1 items-center gap-1 text-[0.8125rem] leading-[1.35]',
        isInDialog
          ? 'border-t py-2 pr-3 pl-5 sm:pr-5 sm:pl-8'
          : 'min-w-0 border-l py-1 pl-4 lg:max-w-2xl lg:min-w-72',
        isFailure ? 'border-danger/70' : 'border-accent/60',
      )}
    >
      <div className="min-w-0 flex-1 text-left">
        <p className={classNames('font-medium tracking-wide', isFailure ? 'text-danger' : 'text-accent')}>
          {toast.title}
        </p>
        {toast.description && <p className="text-pretty text-cream-100">{toast.description}</p>}
        {toast.detail && <p className="line-clamp-2 break-words text-cream-300">{toast.detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => end(action.onSelect)}
          className="focus-ring min-h-11 shrink-0 cursor-pointer px-3 font-medium text-accent underline underline-offset-4 transition hover:text-cream-100 focus-visible:-outline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close message"
        onClick={() => end()}
        className="focus-ring inline-flex size-11 shrink-0 cursor-pointer items-center justify-center text-cream-300 transition hover:text-cream-100 focus-visible:-outline-offset-4"
      >
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
    </div>
  );
}
