import { useEffect, useRef, useState, type RefObject } from 'react';

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

/** The state of a card with two faces; the focus follows to the face that shows. */
export function useFlip(): Flip {
  const [isFlipped, setFlipped] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const [hasBack, setHasBack] = useState(false);
  const frontButton = useRef<HTMLButtonElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);

  const turn = () => {
    setHasBack(true);
    setTurning(true);
    setFlipped((was) => !was);
  };

  useEffect(() => {
    if (!isTurning) return;
    (isFlipped ? backButton : frontButton).current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTurning(false), TURN_MS);
    return () => clearTimeout(timer);
  }, [isFlipped, isTurning]);

  return { isFlipped, isTurning, hasBack, turn, frontButton, backButton };
}
