import type { Cocktail, Stage } from '@peanut/contracts';
import { memo } from 'react';
import { FlipCard } from '../card/flip-card';
import { CocktailBack } from './cocktail-back';
import { CocktailFront } from './cocktail-front';

interface CocktailCardProps {
  cocktail: Cocktail;
  isHighlighted: boolean;
  stage?: Stage;
}

/** A cocktail: its glass on the front, its recipe on the back. */
export const CocktailCard = memo(function CocktailCard({
  cocktail,
  isHighlighted,
  stage,
}: CocktailCardProps) {
  const titleId = `cocktail-${cocktail.id}`;
  return (
    <FlipCard
      id={cocktail.id}
      testId="cocktail-card"
      labelledBy={titleId}
      showBackLabel={`Show recipe for ${cocktail.name}`}
      isHighlighted={isHighlighted}
      isAvailable={cocktail.isAvailable}
      stage={stage}
      front={<CocktailFront cocktail={cocktail} titleId={titleId} />}
      back={<CocktailBack cocktail={cocktail} />}
    />
  );
});
