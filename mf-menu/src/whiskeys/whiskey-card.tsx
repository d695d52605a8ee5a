import type { Stage, Whiskey } from '@peanut/contracts';
import { classNames } from '@peanut/ui';
import { memo } from 'react';
import { FlipCard } from '../card/flip-card';
import { nameSize } from '../card/name-size';
import { ProofGauge } from './proof-gauge';
import { WhiskeyBack } from './whiskey-back';

const loadShareButton = () => import('../share/share-button');

interface WhiskeyCardProps {
  whiskey: Whiskey;
  /** Its number among the shown cards, from 1. */
  place: number;
  isHighlighted: boolean;
  stage?: Stage;
}

/** A whiskey of the flight: its label on the front, the tasting notes on the back. */
export const WhiskeyCard = memo(function WhiskeyCard({
  whiskey,
  place,
  isHighlighted,
  stage,
}: WhiskeyCardProps) {
  const titleId = `whiskey-${whiskey.id}`;
  return (
    <FlipCard
      id={whiskey.id}
      entityType="whiskey"
      name={whiskey.name}
      labelledBy={titleId}
      backName="tasting notes"
      isHighlighted={isHighlighted}
      isAvailable={whiskey.isAvailable}
      stage={stage}
      front={<WhiskeyFront whiskey={whiskey} place={place} titleId={titleId} />}
      loadBack={loadShareButton}
      back={() => <WhiskeyBack whiskey={whiskey} />}
    />
  );
});

interface WhiskeyFrontProps {
  whiskey: Whiskey;
  /** Its number on the menu: a deletion leaves a gap in the stored ones. */
  place: number;
  titleId: string;
}

/** The label: the whiskey's place in the flight, its strength, and what to expect. */
function WhiskeyFront({ whiskey, place, titleId }: WhiskeyFrontProps) {
  return (
    <div className="spirit-glow flex h-full flex-col items-center px-8 pt-7 pb-6 text-center">
      <p className="flex items-baseline justify-center gap-2 font-display text-accent">
        <span aria-hidden className="text-2xl italic">
          №
        </span>
        <span data-testid="whiskey-number" className="text-6xl leading-none font-semibold">
          {place}
        </span>
      </p>
      <ProofGauge proof={whiskey.proof} className="mt-3 w-48 max-w-full shrink-0" />
      <p dir="auto" className="caps mt-1 max-w-full text-[0.6875rem] break-words text-drink">
        {whiskey.spirit}
      </p>
      <h2
        id={titleId}
        dir="auto"
        className={classNames(
          'mt-2 line-clamp-3 w-full font-display font-semibold text-balance break-words text-cream-100',
          nameSize(whiskey.name),
        )}
      >
        {whiskey.name}
      </h2>
      <p
        dir="auto"
        className="mt-2 line-clamp-2 w-full shrink-0 font-display text-xl leading-snug break-words text-cream-100 italic"
      >
        {whiskey.profile}
      </p>
      <p
        dir="auto"
        className="mt-1.5 line-clamp-2 w-full shrink-0 text-[0.9375rem] leading-snug break-words text-cream-300"
      >
        {whiskey.notes}
      </p>
      <p className="face-hint caps mt-auto text-[0.6875rem] text-cream-500">Tap for tasting notes</p>
    </div>
  );
}
