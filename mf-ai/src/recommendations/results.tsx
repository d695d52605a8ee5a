import { RECOMMENDATION_COUNT } from '@peanut/contracts';
import { Button } from '@peanut/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { recommendationKey } from './recommendation-check';
import { ResultCard } from './result-card';
import { ResultNotice } from './result-notice';
import { ResultSkeleton } from './result-skeleton';
import { revealResults } from './reveal-results';
import { useDrinkGlass } from './use-drink-glass';
import type { Recommendations } from './use-recommendations';

const SKELETONS = Array.from({ length: RECOMMENDATION_COUNT.asked }, (_, index) => index);

/** What the bartender recommends, in each state: none yet, on its way, there, nothing found, failed. */
export function Results({ page }: { page: Recommendations }) {
  const section = useRef<HTMLElement>(null);
  const glassOf = useDrinkGlass();
  const { session, pending } = page;
  const shown = pending === 'new' ? [] : session.recommendations;

  useReveal(section, page);

  return (
    <section
      ref={section}
      aria-labelledby="results-title"
      aria-busy={pending !== null}
      className="mx-auto mt-16 max-w-7xl"
    >
      <h2
        id="results-title"
        tabIndex={-1}
        className="text-center font-display text-4xl font-medium text-cream-100 outline-none"
      >
        Poured for you
      </h2>
      <p
        aria-live="polite"
        dir="auto"
        className="mx-auto mt-1 line-clamp-3 max-w-xl text-center break-words text-cream-300"
      >
        {summaryOf(page)}
      </p>
      {(shown.length > 0 || pending) && (
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {shown.map((drink) => (
            <li key={recommendationKey(drink)} className="min-w-0">
              <ResultCard drink={drink} glass={glassOf(drink)} />
            </li>
          ))}
          {pending &&
            SKELETONS.map((index) => (
              <li key={index}>
                <ResultSkeleton />
              </li>
            ))}
        </ul>
      )}
      {!pending && <ResultNotice page={page} />}
      {session.recommendations.length > 0 && (
        <div className="mt-10 text-center">
          <Button onClick={page.askForMore} disabled={pending !== null}>
            Get More Recommendations
          </Button>
        </div>
      )}
    </section>
  );
}

/** Shows how it ended, and takes the focus there: the button that asked could not keep it while it waited. */
function useReveal(section: RefObject<HTMLElement | null>, { arrival, outcome, pending }: Recommendations) {
  useEffect(() => {
    if (arrival && section.current) revealResults(section.current, arrival.first);
  }, [section, arrival]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (outcome === 'failed' && !pending && isLost) section.current?.querySelector('button')?.focus();
  }, [section, outcome, pending]);
}

function summaryOf({ session, pending }: Recommendations): string {
  if (pending) return 'The bartender is choosing …';
  const count = session.recommendations.length;
  if (count === 0) return '';
  return `${count} ${count === 1 ? 'drink' : 'drinks'} for “${session.lastQuery}”`;
}
