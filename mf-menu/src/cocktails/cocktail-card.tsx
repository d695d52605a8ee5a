import type { Cocktail, Stage } from '@peanut/contracts';
import { classNames, GlassDrawing } from '@peanut/ui';
import { memo, type ReactElement } from 'react';
import { FlipCard } from '../card/flip-card';
import { nameSize } from '../card/name-size';
import { CocktailBack } from './cocktail-back';

const loadBack = () => import('./recipe-part');

interface CocktailCardProps {
  cocktail: Cocktail;
  isHighlighted: boolean;
  stage?: Stage | undefined;
  note?: ReactElement | undefined;
}

/** A cocktail: its glass on the front, its recipe on the back. */
export const CocktailCard = memo(function CocktailCard({
  cocktail,
  isHighlighted,
  stage,
  note,
}: CocktailCardProps) {
  const titleId = `cocktail-${cocktail.id}`;
  return (
    <FlipCard
      id={cocktail.id}
      entityType="cocktail"
      name={cocktail.name}
      labelledBy={titleId}
      backName="recipe"
      isHighlighted={isHighlighted}
      isAvailable={cocktail.isAvailable}
      note={note}
      stage={stage}
      front={<CocktailFront cocktail={cocktail} titleId={titleId} />}
      loadBack={loadBack}
      back={(isOpen, part) => <CocktailBack cocktail={cocktail} isOpen={isOpen} part={part} />}
    />
  );
});

/** What a guest sees first: the glass in the colour of its spirit, the name, and what to expect. */
function CocktailFront({ cocktail, titleId }: { cocktail: Cocktail; titleId: string }) {
  return (
    <div className="spirit-glow flex h-full flex-col items-center px-8 pt-8 pb-6 text-center">
      <GlassDrawing glass={cocktail.glass} className="h-52 shrink-0 text-cream-100/90" />
      <p
        dir="auto"
        className="caps mt-4 max-w-full border-y border-drink/50 px-4 py-1 text-[0.6875rem] break-words text-drink"
      >
        {cocktail.spirit}
      </p>
      <h2
        id={titleId}
        dir="auto"
        className={classNames(
          'mt-3 line-clamp-4 w-full font-display font-semibold text-balance break-words text-cream-100',
          nameSize(cocktail.name),
        )}
      >
        {cocktail.name}
      </h2>
      <p
        dir="auto"
        className="mt-3 line-clamp-4 w-full shrink-0 text-[0.9375rem] leading-snug text-pretty break-words text-cream-300"
      >
        {cocktail.description}
      </p>
      <p className="face-hint caps mt-auto text-[0.6875rem] text-cream-500">Tap to see recipe</p>
    </div>
  );
}
