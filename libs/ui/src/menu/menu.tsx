import { useEffect, useRef, type KeyboardEvent } from 'react';
import { indexByKey } from '../arrow-keys';
import { closePopover, Popover, type PopoverProps } from './popover';

export interface MenuItem {
  text: string;
  /** It stays within reach of the arrow keys, and does nothing. */
  isDisabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps extends Pick<PopoverProps, 'anchor' | 'covered' | 'onClose'> {
  label: string;
  items: readonly MenuItem[];
}

/** A menu at the button that opened it, with the focus on its first item. Choosing one closes it. */
export function Menu({ label, items, ...popover }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    itemsOf(list.current)[0]?.focus();
  }, []);
  return (
    <Popover {...popover} className="py-1.5">
      <div ref={list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={moveByKey}>
        {items.map(({ text, isDisabled = false, onSelect }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isDisabled}
            onClick={(event) => {
              if (isDisabled) return;
              closePopover(event.currentTarget);
              onSelect();
            }}
            className="flex min-h-11 w-full cursor-pointer items-center px-5 text-left hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent aria-disabled:cursor-not-allowed aria-disabled:text-cream-500"
          >
            {text}
          </button>
        ))}
      </div>
    </Popover>
  );
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Arrows, Home and End go round in the menu; Tab leaves it. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') return closePopover(event.currentTarget);
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const index = indexByKey(event.key, at, items.length, 'vertical');
  if (index === undefined) return;
  event.preventDefault();
  items[index]?.focus();
}
