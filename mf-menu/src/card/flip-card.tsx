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
  /** For the owner: why it cannot be had. */
  missing?: readonly string[];
  stage?: Stage;
  front: ReactElement;
  /** Called when the card is first turned; the same function at every call. */
  loadBack: () => Promise<P>;
  /** Drawn from then on, at first without its part. */
  back: (isOpen: boolean, part?: P) => ReactElement;
}

/** A card with two faces. A click anywhere on the face turns it; so does the button, for keys and screen readers. */
export function FlipCard<P extends BackPart>(props: FlipCardProps<P>) {
  const { isFlipped, isTurning, hasBack, turn, frontButton, backButton } = useFlip(props.id);
  const { part } = useLazyPart(hasBack, props.loadBack);
  const [wasAvailable] = useState(props.isAvailable);
  const turnByFace = ({ target }: MouseEvent) => {
    const isSelectingText = window.getSelection()?.isCollapsed === false;
    if (!isOnControl(target) && !isSelectingText) turn();
  };
  const turnByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) turn();
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
          className="flip-card-face flip-card-front deco-frame overflow-hidden bg-linear-to-b from-walnut-700 via-walnut-800 to-ink-900"
        >
          <FaceCorners className="text-accent/70" />
          {props.front}
          {isOut(!isFlipped) && <OutOfStock missing={props.missing} />}
          <TurnButton
            ref={frontButton}
            label={`Show ${props.backName} for ${props.name}`}
            onClick={turn}
            className="text-accent"
          />
        </div>
        {hasBack && (
          <div
            role="presentation"
            inert={!isFlipped}
            onClick={turnByFace}
            onKeyDown={turnByEscape}
            className="flip-card-face flip-card-back overflow-hidden text-paper-ink outline-1 -outline-offset-7 outline-paper-soft/40"
          >
            <FaceCorners className="text-paper-soft/80" />
            {props.back(isFlipped, part)}
            {isOut(isFlipped) && <p className="out-of-stock caps">Out of Stock</p>}
            {part && <part.ShareButton {...props} />}
            <TurnButton ref={backButton} label="Back to front" onClick={turn} className="text-paper-ink" />
          </div>
        )}
      </div>
    </article>
  );
}

const isOnControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, label, fieldset') !== null;

function FaceCorners({ className }: { className: string }) {
  const corner = classNames('pointer-events-none absolute size-9', className);
  return (
    <>
      <DecoCorner className={classNames(corner, 'top-1.5 left-1.5')} />
      <DecoCorner className={classNames(corner, 'top-1.5 right-1.5 rotate-90')} />
      <DecoCorner className={classNames(corner, 'right-1.5 bottom-1.5 rotate-180')} />
      <DecoCorner className={classNames(corner, 'bottom-1.5 left-1.5 -rotate-90')} />
    </>
  );
}

/** A ribbon over the drawing alone: what the drink is stays legible. */
function OutOfStock({ missing = [] }: { missing?: readonly string[] | undefined }) {
  return (
    <div className="out-of-stock pointer-events-none absolute inset-x-0 top-0 flex h-64 flex-col items-center justify-center gap-4 bg-linear-to-b from-ink-950/75 from-40% to-transparent pb-12">
      <p className="caps -rotate-6 border-y border-cream-100/80 bg-ink-950 px-8 py-3 text-sm text-cream-100">
        Out of Stock
      </p>
      {missing.length > 0 && (
        <p className="mx-5 line-clamp-2 bg-ink-950 px-2 text-center text-sm text-balance text-cream-100">
          {`Missing: ${missing.join(', ')}`}
        </p>
      )}
    </div>
  );
}

interface TurnButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
  className: string;
}

/** Turns the card over; in the lower corner of each face. */
function TurnButton({ ref, label, onClick, className }: TurnButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames('card-button hover:rotate-45', className)}
    >
      <RotateCw aria-hidden strokeWidth={1.25} className="size-5" />
    </button>
  );
}
