import { RECOMMENDATION_COUNT, type Recommendation } from '@peanut/contracts';
import { Button } from '@peanut/ui';
import { useAdminMode, useCocktails, useSetting } from '@peanut/web';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { recommendationKey } from './recommendation-check';
import { ResultCard, useIsOut } from './result-card';
import type { Recommendations, RequestOutcome } from './use-recommendations';

const SKELETONS = Array.from({ length: RECOMMENDATION_COUNT.asked }, (_, index) => index);

/** What the bartender recommends, in each state: none yet, on its way, there, nothing found, failed. */
export function Results({ page: all }: { page: Recommendations }) {
  const page = useListed(all);
  const section = useRef<HTMLElement>(null);
  const glassOf = useDrinkGlass();
  const { session, pending } = page;
  const shown = pending === 'new' ? [] : session.recommendations;
  const isNoticeFirst = session.unanswered?.kind === 'new';
  const notice = !pending && <ResultNotice page={page} />;

  useReveal(section, page);

  return (
    <section
      ref={section}
      aria-labelledby="results-title"
      aria-busy={pending !== null}
      className="mx-auto mt-16 max-w-[76rem]"
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
      {isNoticeFirst && notice}
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
      {!isNoticeFirst && notice}
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

const FAILURES: readonly RequestOutcome[] = ['refused', 'failed'];

/** Moves view and focus to the outcome: the button that asked lost the focus while it was disabled. */
function useReveal(section: RefObject<HTMLElement | null>, { arrival, outcome, pending }: Recommendations) {
  useEffect(() => {
    if (arrival && section.current) revealResults(section.current, arrival.first);
  }, [section, arrival]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (FAILURES.includes(outcome) && !pending && isLost) section.current?.querySelector('button')?.focus();
  }, [section, outcome, pending]);
}

function summaryOf({ session, pending, waiting }: Recommendations): string {
  if (pending) return waiting || 'The bartender is choosing …';
  const count = session.recommendations.length;
  if (count === 0) return '';
  return `${count} ${count === 1 ? 'drink' : 'drinks'} for “${session.lastQuery}”`;
}

/** How a request ended that can be asked again; one that a reload cut off has not ended. */
const UNANSWERED: Partial<Record<RequestOutcome, string>> = {
  refused: 'The bartender didn’t answer. Your request is still here.',
  failed: 'The bartender didn’t answer. Your request is still here.',
  found: 'The answer was cut off. These drinks come from your saved menu.',
};

/** Says why there are no results, or no new ones, and what to do. */
function ResultNotice({ page }: { page: Recommendations }) {
  if (page.session.unanswered) {
    return (
      <Notice text={UNANSWERED[page.outcome] ?? 'The answer was cut off. Your request is still here.'}>
        <Button className="mt-5" onClick={page.askAgain}>
          {page.outcome === 'refused' ? 'Try again' : 'Ask again'}
        </Button>
      </Notice>
    );
  }
  if (page.outcome === 'empty') {
    return <Notice text="Nothing else fits that. Try fewer preferences, or describe it differently." />;
  }
  if (page.session.recommendations.length > 0) return null;
  return <Notice text="Tell the bartender what you’re in the mood for." />;
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto mt-6 max-w-md text-center">
      <p className="font-display text-2xl leading-snug text-balance text-cream-300 italic">{text}</p>
      {children}
    </div>
  );
}

/** A result on its way, about the size of a real one. */
function ResultSkeleton() {
  return (
    <div aria-hidden className="deco-frame h-110 animate-pulse bg-walnut-800/70 px-7 pt-7">
      <div className="flex justify-between">
        <div className="ml-2 h-32 w-20 bg-walnut-700" />
        <div className="size-16 rounded-full bg-walnut-700" />
      </div>
      <div className="mt-6 h-3 w-20 bg-walnut-700" />
      <div className="mt-4 h-7 w-44 max-w-full bg-walnut-600/70" />
      <div className="mt-5 h-3 w-full bg-walnut-700" />
      <div className="mt-3 h-3 w-2/3 bg-walnut-700" />
      <div className="mt-8 h-12 w-full border-l border-walnut-600 bg-walnut-700/60" />
    </div>
  );
}

/**
 * Brings an answer into view and moves the focus there: to the heading, or to the first added result.
 * Somebody who is writing is not interrupted.
 */
function revealResults(section: HTMLElement, firstNew: number): void {
  const isWriting = document.activeElement instanceof HTMLTextAreaElement && hasKeyboardOnScreen() === false;
  const results = section.querySelectorAll<HTMLElement>('article');
  const target = firstNew > 0 ? results[firstNew] : section.querySelector<HTMLElement>('h2');
  if (!target) return;
  if (!isWriting) target.focus({ preventScroll: true });
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const place = firstNew > 0 ? target : section;
  place.scrollIntoView({
    block: firstNew > 0 ? 'nearest' : 'start',
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** On phones the keyboard covers what arrived, so it has to go. */
const hasKeyboardOnScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** The glasses of the menu's cocktails by their ids; a drink that has none there gets a fitting one. */
function useDrinkGlass(): (drink: Recommendation) => string {
  const cocktails = useCocktails();
  return ({ type, cocktailId }) => {
    const known =
      cocktails.status === 'ready' ? cocktails.items.find(({ id }) => id === cocktailId)?.glass : undefined;
    return known ?? (type === 'whiskey' ? 'snifter' : 'coupe');
  };
}

/** The page without results whose cards guests do not find any more: those out of stock, where the owner hides these. */
function useListed(page: Recommendations): Recommendations {
  const setting = useSetting('hide_unavailable');
  const isOut = useIsOut();
  const isGuest = !useAdminMode();
  if (!isGuest || setting.status !== 'ready' || setting.value !== 'true') return page;
  const recommendations = page.session.recommendations.filter((drink) => !isOut(drink));
  return { ...page, session: { ...page.session, recommendations } };
}
