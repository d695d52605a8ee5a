import X from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode } from 'react';
import { DecoDivider } from '../art/deco';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import type { Elements } from '../elements';
import { useKeyScrolling, useModal } from './use-modal';

export interface DialogProps {
  title: string;
  /** The person asks to close it. Unmount the dialog to let it close; doing nothing refuses. */
  onClose: () => void;
  /** `alertdialog` for a question that must be answered: no click beside it closes it. */
  role?: 'dialog' | 'alertdialog';
  /** Read out with the title. */
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** As high as it may be, whatever it holds: what changes inside while one types moves nothing. */
  isTall?: boolean;
  /** Buttons that stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Called with the open dialog; what it returns is called when the dialog closes. */
  onElement?: (element: HTMLDialogElement) => () => void;
  children?: Elements;
}

const WIDTHS = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' };

/**
 * A modal dialog, open for as long as it is mounted; afterwards the focus returns to its opener.
 * It starts with the focus on the element marked `data-autofocus`, else on itself.
 */
export function Dialog(props: DialogProps) {
  const { role = 'dialog', size = 'medium' } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;
  const isQuestion = role === 'alertdialog';
  useModal(ref, { onClose: props.onClose, closesOnBackdrop: !isQuestion, onElement: props.onElement });
  useKeyScrolling(body);
  return (
    <dialog
      ref={ref}
      role={isQuestion ? role : undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={props.description ? descriptionId : undefined}
      className={classNames(
        'fixed inset-x-0 top-(--visible-top,0px) bottom-auto m-0 h-(--visible-height,100dvh) max-h-none w-full max-w-none bg-transparent p-3 text-cream-100 outline-none open:grid max-[16rem]:p-1 sm:p-6',
        'opacity-100 transition-opacity duration-200 backdrop:bg-ink-950/85 starting:opacity-0',
      )}
    >
      <div
        className={classNames(
          'deco-frame relative m-auto flex min-h-0 w-full flex-col overflow-hidden bg-walnut-800 bg-linear-to-b from-walnut-700 via-walnut-800 to-ink-900 shadow-2xl shadow-black/70',
          WIDTHS[size],
          props.isTall ? 'h-full max-h-[min(100%,52rem)]' : 'max-h-full',
        )}
      >
        {!isQuestion && <CloseButton onClose={props.onClose} />}
        <div
          ref={body}
          className={classNames(
            'relative mx-1.5 mt-1.5 min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none',
            !isQuestion && 'scroll-pt-14',
            // Content can be as high as this, by 100cqh.
            props.isTall && '[container-type:size]',
          )}
        >
          {/* What is scrolled past fades out below the close button, instead of lying under it. */}
          {!isQuestion && (
            <div className="pointer-events-none sticky top-0 z-10 -mb-12 h-12 bg-linear-to-b from-walnut-700 from-75% to-transparent" />
          )}
          {/* No header and footer elements: in a dialog they would count as the page's own. */}
          <div
            className={classNames(
              'relative z-10 pt-5.5 pb-3 text-center',
              isQuestion ? 'px-4.5 sm:px-6.5' : 'px-12.5 max-[16rem]:px-2 max-[16rem]:pt-9 sm:px-14.5',
            )}
          >
            <h2
              id={titleId}
              className="font-display text-2xl leading-tight font-medium text-balance text-cream-100 sm:text-3xl"
            >
              {props.title}
            </h2>
            <DecoDivider className="mx-auto mt-2 w-32 max-w-full text-accent/70" />
          </div>
          <div className="px-4.5 pt-2 pb-6 max-[16rem]:px-3 sm:px-6.5">
            {props.description && (
              <div id={descriptionId} className="text-center text-pretty text-cream-300">
                {props.description}
              </div>
            )}
            {props.children}
          </div>
        </div>
        <div data-messages className="shrink-0" />
        {props.footer && (
          <div className="flex shrink-0 flex-wrap justify-center gap-2 border-t border-accent/20 px-5 max-[16rem]:px-3 pt-4 pb-5 *:flex-1 *:px-2 *:whitespace-nowrap sm:gap-3 sm:px-8 sm:*:flex-none sm:*:px-6">
            {props.footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton label="Close" onClick={onClose} className="absolute top-3 right-3 z-20 bg-walnut-700/90">
      <X aria-hidden className="size-[20px]" strokeWidth={1.5} />
    </IconButton>
  );
}
