import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { CardPlace } from '../../model/card-place';
import { closePopover, Popover } from './popover';

export interface MovePanelProps {
  button: RefObject<HTMLButtonElement | null>;
  name: string;
  place: CardPlace;
  /** To an index, from 0. */
  move: (to: number) => void;
  onClose: () => void;
}

interface MoveMenuProps extends MovePanelProps {
  onPosition: () => void;
}

/** The menu of a card's Move button. */
export function MoveMenu({ button, name, place, move, onClose, onPosition }: MoveMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    choices(list.current)[0]?.focus();
  }, []);
  const { index, count } = place;
  const entries = [
    { text: 'Move up', isOff: index === 0, act: () => move(index - 1) },
    { text: 'Move down', isOff: index === count - 1, act: () => move(index + 1) },
    { text: 'Move to position…', isOff: count < 2, act: onPosition },
  ];
  return (
    <Popover button={button} onClose={onClose} className="py-1.5">
      <div ref={list} role="menu" tabIndex={-1} aria-label={`Move ${name}`} onKeyDown={onMenuKey}>
        {entries.map(({ text, isOff, act }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isOff}
            onClick={(event) => {
              if (isOff) return;
              closePopover(event.currentTarget);
              act();
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

const choices = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Arrows, Home and End go round in the menu; Tab leaves it. */
function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const all = choices(event.currentTarget);
  const now = all.findIndex((choice) => choice === document.activeElement);
  const targets: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (event.key === 'Tab') closePopover(event.currentTarget);
  if (target === undefined) return;
  event.preventDefault();
  all.at(target % all.length)?.focus();
}
