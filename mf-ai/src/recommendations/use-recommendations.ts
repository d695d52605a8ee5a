import type { Preferences, Recommendation } from '@peanut/contracts';
import { showToast } from '@peanut/web';
import { useEffect, useRef, useState } from 'react';
import { answerOffline } from '../offline/answer-offline';
import { failureText } from './failure-text';
import { FRESH_SESSION, type KeptSession } from './kept-session';
import { drinkKey } from './recommendation-check';
import { requestRecommendations, type Wish } from './request-recommendations';
import { useKeptSession } from './use-kept-session';
import { fits, forMore, inWords, refined, withoutAny } from './wording';

interface Question {
  wish: Wish;
  /** The words that later wishes build on. */
  query: string;
  /** `more` adds to the results, `new` takes their place. */
  kind: 'new' | 'more';
}

/** How the last question ended. */
export type Outcome = 'none' | 'found' | 'empty' | 'failed';

/** The page's memory and everything a guest can do on it. */
export function useRecommendations() {
  const [session, setSession] = useKeptSession();
  const [pending, setPending] = useState<Question['kind'] | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');
  /** Index of the first result of the last answer, anew for every answer. */
  const [arrival, setArrival] = useState<{ first: number }>();
  const running = useRef<AbortController>(undefined);
  const lastQuestion = useRef<Question>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const change = (part: Partial<KeptSession>) => setSession((now) => ({ ...now, ...part }));

  const show = (found: Recommendation[], { kind, query }: Question) => {
    const before = kind === 'more' ? session.recommendations : [];
    const known = new Set(before.map(drinkKey));
    const added = found.filter((one) => !known.has(drinkKey(one)));
    change({ recommendations: [...before, ...added], lastQuery: query });
    setOutcome(added.length > 0 ? 'found' : 'empty');
    if (added.length > 0) setArrival({ first: before.length });
    else showToast(NOTHING_FOUND);
  };

  const ask = async (question: Question) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    lastQuestion.current = question;
    setPending(question.kind);
    try {
      const found = await answerOffline(
        () => requestRecommendations(question.wish, controller.signal),
        (house) => house.recommendFromKeptMenu(question.wish, controller.signal),
      );
      if (!controller.signal.aborted) show(found, question);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('The bartender could not recommend anything.', error);
      setOutcome('failed');
      showToast({ ...UNAVAILABLE, description: failureText(error) });
    } finally {
      if (running.current === controller) setPending(null);
    }
  };

  const askInWords = (text: string) => {
    const query = text.trim();
    if (query === '') return showToast(DESCRIPTION_REQUIRED);
    if (!fits(query)) return showToast(DESCRIPTION_TOO_LONG);
    void ask({ wish: { description: query }, query, kind: 'new' });
  };

  return {
    ...{ session, pending, outcome, arrival, change },
    askInWords,
    askForMood(mood: string) {
      change({ description: mood });
      askInWords(mood);
    },
    askForPreferences(preferences: Preferences) {
      void ask({ wish: { preferences: withoutAny(preferences) }, query: inWords(preferences), kind: 'new' });
    },
    refine(phrase: string) {
      if (session.lastQuery === '') return showToast(NO_PREVIOUS_QUERY);
      const query = refined(session.lastQuery, phrase);
      void ask({ wish: { description: query }, query, kind: 'new' });
    },
    askForMore() {
      const shown = session.recommendations.map(({ name }) => name);
      const description = forMore(session.lastQuery, shown);
      void ask({ wish: { description }, query: session.lastQuery, kind: 'more' });
    },
    askAgain() {
      if (lastQuestion.current) void ask(lastQuestion.current);
    },
    startFresh() {
      running.current?.abort();
      running.current = undefined;
      setPending(null);
      setOutcome('none');
      setSession(FRESH_SESSION);
    },
  };
}

export type Recommendations = ReturnType<typeof useRecommendations>;

const UNAVAILABLE = { title: 'AI Recommendations Unavailable', variant: 'destructive' } as const;
const NOTHING_FOUND = {
  title: 'No Recommendations',
  description: "We couldn't find cocktails matching your preferences. Try adjusting your criteria.",
};
const DESCRIPTION_REQUIRED = {
  title: 'Description Required',
  description: "Please describe what kind of drink you're in the mood for.",
  variant: 'destructive',
} as const;
const DESCRIPTION_TOO_LONG = {
  title: 'Description Too Long',
  description: 'Please say it in 2000 characters or less.',
  variant: 'destructive',
} as const;
const NO_PREVIOUS_QUERY = {
  title: 'No Previous Query',
  description: 'Please make an initial recommendation first.',
  variant: 'destructive',
} as const;
