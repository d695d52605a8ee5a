import type { Stage, Whiskey } from '@peanut/contracts';
import { memo } from 'react';
import { FlipCard } from '../card/flip-card';
import { WhiskeyBack } from './whiskey-back';
import { WhiskeyFront } from './whiskey-front';

interface WhiskeyCardProps {
  whiskey: Whiskey;
  /** Where it stands among the cards that show, from 1. */
  place: number;
  isHighlighted: boolean;
  stage?: Stage;
}

/** A pour of the flight: its label on the front, the tasting notes on the back. */
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
      testId="whiskey-card"
      labelledBy={titleId}
      showBackLabel={`Show tasting notes for ${whiskey.name}`}
      isHighlighted={isHighlighted}
      isAvailable={whiskey.isAvailable}
      stage={stage}
      front={<WhiskeyFront whiskey={whiskey} place={place} titleId={titleId} />}
      back={<WhiskeyBack whiskey={whiskey} />}
    />
  );
});
