import { recallPage, rememberPage, useTakeover } from '@peanut/web';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { showCard } from './show-card';

/** Longer than the turn in flip-card.css, in milliseconds. */
const TURN_MS = 700;

export interface Flip {
  isFlipped: boolean;
  /** True while the card moves. */
  isTurning: boolean;
  /** True from the first flip on: the back is drawn only when it is needed. */
  hasBack: boolean;
  turn: () => void;
  frontButton: RefObject<HTMLButtonElement | null>;
  backButton: RefObject<HTMLButtonElement | null>;
}

/** The state of a card with two faces, as the page remembers it; the focus follows to the face that shows. */
export function useFlip(id: string): Flip {
  const isTakeover = useTakeover();
  const [side, setSide] = useState(() => (isTakeover ? undefined : wasTurned(id)));
  if (!isTakeover && side === undefined) setSide(wasTurned(id));
  const isFlipped = side ?? false;
  const [isTurning, setTurning] = useState(false);
  const [wasFlipped, setWasFlipped] = useState(false);
  const frontButton = useRef<HTMLButtonElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);

  const turn = () => {
    setWasFlipped(true);
    setTurning(true);
    setSide(!isFlipped);
    rememberTurned(id, !isFlipped);
  };

  useEffect(() => {
    if (!isTurning) return;
    const button = (isFlipped ? backButton : frontButton).current;
    button?.focus({ preventScroll: true });
    const card = button?.closest('article');
    if (isFlipped && card) showCard(card, 'nearest');
    const timer = setTimeout(() => setTurning(false), TURN_MS);
    return () => clearTimeout(timer);
  }, [isFlipped, isTurning]);

  return { isFlipped, isTurning, hasBack: wasFlipped || isFlipped, turn, frontButton, backButton };
}

const wasTurned = (id: string): boolean => recallPage().turned?.includes(id) ?? false;

/** The side that the card shows when it is drawn next, on this page. */
export function rememberTurned(id: string, isTurned: boolean): void {
  const others = recallPage().turned?.filter((other) => other !== id) ?? [];
  rememberPage({ turned: isTurned ? [...others, id] : others });
}
