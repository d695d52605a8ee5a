import {
  drinkAddress,
  isPourable,
  matchLevel,
  OFF_THE_MENU,
  spiritColour,
  type Drink,
  type Recommendation,
} from '@peanut/contracts';
import { DecoCorner, GlassDrawing } from '@peanut/ui';
import { Link, useCocktails, useWhiskeys } from '@peanut/web';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';

interface ResultCardProps {
  drink: Recommendation;
  glass: string;
}

/** A recommended drink: what it is, how well it fits, and why. */
export function ResultCard({ drink, glass }: ResultCardProps) {
  const id = useId();
  const isOut = useIsOut()(drink);
  const score = Math.min(100, Math.max(0, Math.round(drink.matchScore)));
  return (
    <article
      data-testid="recommendation"
      data-score={score}
      data-score-level={matchLevel(score)}
      data-spirit={spiritColour(drink.spirit)}
      aria-labelledby={id}
      tabIndex={-1}
      className="group spirit-glow deco-frame relative flex h-full flex-col bg-ink-900/70 px-7 pt-7 pb-5 max-[16rem]:px-3 outline-none transition hover:border-accent/70"
    >
      <DecoCorner className="pointer-events-none absolute top-1.5 left-1.5 size-9 text-accent/60" />
      <DecoCorner className="pointer-events-none absolute right-1.5 bottom-1.5 size-9 rotate-180 text-accent/60" />
      <div className="flex items-start justify-between gap-4">
        <GlassDrawing
          glass={glass}
          className="ml-2 h-32 text-cream-100/90 max-[16rem]:hidden transition duration-500 group-hover:-translate-y-1"
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
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <DrinkLink drink={drink} />
          {isOut && (
            <p className="caps border border-cream-300/60 px-2 py-0.5 text-[0.6875rem] text-cream-100">
              Out of Stock
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** Tells whether a drink, which could be poured when it was recommended, is out of stock by now. */
export function useIsOut(): (drink: Recommendation) => boolean {
  const [cocktails, whiskeys] = [useCocktails(), useWhiskeys()];
  const drinks: Drink[] = [
    ...(cocktails.status === 'ready' ? cocktails.items : []),
    ...(whiskeys.status === 'ready' ? whiskeys.items : []),
  ];
  const out = new Set(drinks.filter((drink) => !isPourable(drink)).map(({ id }) => id));
  return ({ cocktailId, whiskeyId }) => out.has(cocktailId ?? whiskeyId ?? '');
}

const RADIUS = 22;
const LENGTH = 2 * Math.PI * RADIUS;

/** How well a drink fits, 0 to 100: a ring that fills, in the colour of its level. */
function MatchScore({ score }: { score: number }) {
  return (
    <div data-level={matchLevel(score)} className="match-score relative size-16 shrink-0">
      <svg viewBox="0 0 52 52" aria-hidden className="size-full -rotate-90" fill="none" strokeWidth={3}>
        <circle cx="26" cy="26" r={RADIUS} stroke="currentColor" opacity={0.22} />
        <circle
          cx="26"
          cy="26"
          r={RADIUS}
          stroke="currentColor"
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center leading-none">
        <span className="text-base font-medium tabular-nums">{`${score}%`}</span>
        <span className="mt-0.5 text-[0.6875rem] text-cream-300">match</span>
      </p>
    </div>
  );
}

/** The way to the drink's card; a drink that is not on the menu says so instead. */
function DrinkLink({ drink }: { drink: Recommendation }) {
  const target = cardOf(drink);
  if (!target) return <p className="caps text-[0.6875rem] text-cream-500">{OFF_THE_MENU}</p>;
  return (
    <Link
      to={target}
      className="caps focus-ring inline-flex min-h-11 items-center gap-2 text-[0.75rem] text-accent after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
    >
      See it on the menu
      <span className="sr-only">{`: ${drink.name}`}</span>
      <ArrowRight
        aria-hidden
        strokeWidth={1.5}
        className="size-4 transition-transform group-hover:translate-x-1"
      />
    </Link>
  );
}

function cardOf({ cocktailId, whiskeyId }: Recommendation): string | undefined {
  if (cocktailId) return drinkAddress('cocktail', cocktailId);
  return whiskeyId ? drinkAddress('whiskey', whiskeyId) : undefined;
}
