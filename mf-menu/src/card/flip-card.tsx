import type { EntityType, Stage } from '@peanut/contracts';
import { classNames, DecoCorner } from '@peanut/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import {
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { useLazyPart } from '../page/lazy-part';
import type { SharedDrink } from '../share/share-drink';
import { useFlip } from './use-flip';

/** What the back needs beside its text. */
interface BackPart {
  ShareButton: ComponentType<SharedDrink>;
}

interface FlipCardProps<P extends BackPart> {
  id: string;
  entityType: EntityType;
  name: string;
  labelledBy: string;
  /** What its back is called: "recipe". */
  backName: string;
  isHighlighted: boolean;
  isAvailable: boolean;
  /** For the owner, over the drawing: what the shelf misses. */
  note?: ReactElement | undefined;
  stage?: Stage | undefined;
  front: ReactElement;
  /** Called when the card is first turned; the same function at every call. */
  loadBack: () => Promise<P>;
  /** Drawn from then on, at first without its part. */
  back: (isOpen: boolean, part?: P) => ReactElement;
}

/** A card with two faces. A click anywhere on the face turns it; so does the button, for keys and screen readers. */
export function FlipCard<P extends BackPart>(props: FlipCardProps<P>) {
  const { isFlipped, isTurning, hasBack, frontButton, backButton, ...flip } = useFlip(props.id);
  const { part, hasFailed, retry } = useLazyPart(hasBack, props.loadBack);
  const [wasAvailable] = useState(props.isAvailable);
  const turn = () => {
    if (hasFailed) retry();
    flip.turn();
  };
  const turnByFace = ({ target }: MouseEvent) => {
    if (!isIn(CONTROLS, target) && !isSelectingText()) turn();
  };
  const turnByEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isIn('dialog', target)) turn();
  };
  // On the face that shows, and on both while the card turns.
  const isOut = (isFace: boolean) => !props.isAvailable && (isFace || isTurning);
  return (
    <article
      data-testid={`${props.entityType}-card`}
      data-id={props.id}
      data-flipped={isFlipped}
      data-turning={isTurning}
      data-highlighted={props.isHighlighted}
      data-stage={props.stage}
      aria-labelledby={props.labelledBy}
      className={classNames('flip-card', wasAvailable && 'was-available')}
    >
      <div className="flip-card-leaf">
        <div
          role="presentation"
          inert={isFlipped}
          onClick={turnByFace}
          className="flip-card-face flip-card-front deco-frame"
        >
          <FaceCorners />
          {props.front}
          {isOut(!isFlipped) && <OutOfStock />}
          {props.note}
          <TurnButton ref={frontButton} label={`Show ${props.backName} for ${props.name}`} onClick={turn} />
        </div>
        {hasBack && (
          <div
            role="presentation"
            inert={!isFlipped}
            onClick={turnByFace}
            onKeyDown={turnByEscape}
            className="flip-card-face flip-card-back"
          >
            <FaceCorners />
            {/* It has the focus after a turn: what a screen reader reads next is the recipe. */}
            <TurnButton ref={backButton} label="Back to front" onClick={turn} />
            {props.back(isFlipped, part)}
            {isOut(isFlipped) && <p className="out-of-stock caps">Out of Stock</p>}
            {part && <part.ShareButton {...props} />}
          </div>
        )}
      </div>
    </article>
  );
}

const CONTROLS = 'button, a, label, fieldset, dialog';

const isIn = (selector: string, target: EventTarget) =>
  target instanceof Element && target.closest(selector) !== null;

const isSelectingText = () => window.getSelection()?.isCollapsed === false;

function FaceCorners() {
  return [0, 1, 2, 3].map((corner) => <DecoCorner key={corner} />);
}

/** A ribbon over the drawing alone: what the drink is stays legible. */
function OutOfStock() {
  return (
    <div className="out-of-stock">
      <p className="caps text-sm">Out of Stock</p>
    </div>
  );
}

interface TurnButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
}

/** Turns the card over; in the lower corner of each face. */
function TurnButton({ ref, label, onClick }: TurnButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onClick}
      className="card-button hover:rotate-45"
    >
      <RotateCw aria-hidden strokeWidth={1.25} className="size-5" />
    </button>
  );
}
