import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { indexByKey } from '../arrow-keys';
import { classNames } from '../class-names';
import { placePopover } from './place-popover';

export interface MenuItem {
  text: string;
  /** It stays within reach of the arrow keys, and does nothing. */
  isDisabled?: boolean;
  /** Below the text, such as why it is disabled. */
  note?: string | undefined;
  onSelect: () => void;
}

export interface MenuProps extends Pick<PopoverProps, 'anchor' | 'covered' | 'isFixed' | 'onClose'> {
  label: string;
  items: readonly MenuItem[];
}

/** For a button that opens a menu and closes it again: what both of them are given. */
export function useMenuButton() {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  return {
    isOpen,
    button: {
      ref: anchor,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      // The press alone closes an open menu; the click after it must not open it again.
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: () => {
        setOpen(!wasOpen.current);
        wasOpen.current = false;
      },
    },
    menu: { anchor, onClose: () => setOpen(false) },
  } as const;
}

/** A menu at the button that opened it, with the focus on its first item. Choosing one closes it. */
export function Menu({ label, items, ...popover }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    itemsOf(list.current)[0]?.focus();
  }, []);
  return (
    <Popover {...popover} className="py-1.5">
      <div ref={list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={moveByKey}>
        {items.map(({ text, isDisabled = false, note, onSelect }, index) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isDisabled}
            aria-describedby={note && `${id}-${index}`}
            onClick={(event) => {
              if (isDisabled) return;
              closePopover(event.currentTarget);
              onSelect();
            }}
            className="flex min-h-11 w-full cursor-pointer flex-col justify-center px-5 text-left hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent aria-disabled:cursor-not-allowed aria-disabled:text-cream-500"
          >
            <span>{text}</span>
            {note && (
              <span aria-hidden id={`${id}-${index}`} className="pb-1.5 text-sm leading-snug text-cream-300">
                {note}
              </span>
            )}
          </button>
        ))}
      </div>
    </Popover>
  );
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Arrows, Home and End go round in the menu; Tab leaves it. A toolbar around it gets none of its keys. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  if (event.key === 'Tab') return closePopover(event.currentTarget);
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const index = indexByKey(event.key, at, items.length, 'vertical');
  if (index === undefined) return;
  event.preventDefault();
  items[index]?.focus();
}

export interface PopoverProps extends ComponentProps<'div'> {
  /** What it opens at, mostly the button that was pressed. */
  anchor: RefObject<HTMLElement | null>;
  /** How much of the window's lower edge something else covers, in pixels. */
  covered?: number;
  /** Its anchor stays in the window while the page scrolls. */
  isFixed?: boolean;
  onClose: () => void;
}

/**
 * A panel on top of the page, open for as long as it is mounted. A press elsewhere and Escape close it; the focus goes
 * back to where it was.
 */
export function Popover({ anchor, covered = 0, isFixed = false, onClose, className, ...rest }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(() => {
    if (!ref.current || !anchor.current) return;
    ref.current.showPopover();
    placePopover(ref.current, anchor.current, covered, isFixed);
  });
  useLayoutEffect(() => open(), []);
  return (
    <div
      ref={ref}
      popover="auto"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className={classNames(
        isFixed ? 'fixed' : 'absolute',
        'inset-auto m-0 w-56 border border-accent/60 bg-walnut-800 text-cream-100 shadow-2xl shadow-black/70',
        className,
      )}
      {...rest}
    />
  );
}

/** Closes the popover around the element; the focus goes back to where it was before. */
export function closePopover(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.hidePopover();
}
