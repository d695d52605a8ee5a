import { spiritColour, type Whiskey } from '@peanut/contracts';
import { memo } from 'react';
import { FlipCard } from '../card/flip-card';
import { WhiskeyBack } from './whiskey-back';
import { WhiskeyFront } from './whiskey-front';

interface WhiskeyCardProps {
  whiskey: Whiskey;
  isHighlighted: boolean;
}

/** A pour of the flight: its label on the front, the tasting notes on the back. */
export const WhiskeyCard = memo(function WhiskeyCard({ whiskey, isHighlighted }: WhiskeyCardProps) {
  const titleId = `whiskey-${whiskey.id}`;
  return (
    <li data-spirit={spiritColour(whiskey.spirit)}>
      <FlipCard
        id={whiskey.id}
        testId="whiskey-card"
        labelledBy={titleId}
        showBackLabel={`Show tasting notes for ${whiskey.name}`}
        isHighlighted={isHighlighted}
        isAvailable={whiskey.isAvailable}
        front={<WhiskeyFront whiskey={whiskey} titleId={titleId} />}
        back={<WhiskeyBack whiskey={whiskey} />}
      />
    </li>
  );
});
