import { matchLevel, spiritColour, type Recommendation } from '@peanut/contracts';
import { DecoCorner, GlassDrawing } from '@peanut/ui';
import { useId } from 'react';
import { DrinkLink } from './drink-link';
import { MatchScore } from './match-score';

interface ResultCardProps {
  drink: Recommendation;
  glass: string;
}

/** A recommended drink: what it is, how well it fits, and why. */
export function ResultCard({ drink, glass }: ResultCardProps) {
  const id = useId();
  const score = Math.min(100, Math.max(0, Math.round(drink.matchScore)));
  return (
    <article
      data-testid="recommendation"
      data-score={score}
      data-score-level={matchLevel(score)}
      data-spirit={spiritColour(drink.spirit)}
      aria-labelledby={id}
      tabIndex={-1}
      className="group spirit-glow deco-frame relative flex h-full flex-col bg-ink-900/70 px-7 pt-7 pb-5 outline-none transition hover:border-accent/70"
    >
      <DecoCorner className="pointer-events-none absolute top-1.5 left-1.5 size-9 text-accent/60" />
      <DecoCorner className="pointer-events-none absolute right-1.5 bottom-1.5 size-9 rotate-180 text-accent/60" />
      <div className="flex items-start justify-between gap-4">
        <GlassDrawing
          glass={glass}
          className="ml-2 h-32 text-cream-100/90 transition duration-500 group-hover:-translate-y-1"
        />
        <MatchScore score={score} />
      </div>
      <p dir="auto" className="caps mt-5 text-[0.6875rem] break-words text-drink">
        {drink.spirit}
      </p>
      <h3
        id={id}
        dir="auto"
        className="mt-1 font-display text-3xl leading-tight font-semibold text-balance break-words text-cream-100"
      >
        {drink.name}
      </h3>
      <p dir="auto" className="mt-2 text-pretty break-words text-cream-300">
        {drink.description}
      </p>
      <p
        dir="auto"
        className="mt-4 mb-4 border-l border-drink/70 pl-4 font-display text-[1.1875rem] leading-snug text-pretty break-words text-cream-100 italic"
      >
        {drink.reasoning}
      </p>
      <div className="mt-auto border-t border-accent/20 pt-2.5">
        <div className="flex min-h-11 items-center">
          <DrinkLink drink={drink} />
        </div>
      </div>
    </article>
  );
}
