import {
  ENDPOINTS,
  isGuestLimit,
  type REFINE_PHRASES,
  type Preferences,
  type Recommendation,
  type RecommendationsAnswer,
} from '@peanut/contracts';
import { ApiError, showToast } from '@peanut/web';
import { askBartender, type Listener } from '@peanut/web/answer-stream';
import { useEffect, useRef, useState } from 'react';
import { addGuestLimits, standingLimits } from '../limits/heard-limits';
import type { RecommendationRequest, RecommendationRequestBody } from '../model/requests';
import { withOfflineFallback } from '../offline/offline-fallback';
import { failureText } from './failure-text';
import {
  isWithinLimit,
  moreQuery,
  preferencesQuery,
  refinedQuery,
  withoutAnyOption,
  withoutDrinks,
} from './query-text';
import { isRecommendation, recommendationKey } from './recommendation-check';
import { EMPTY_SESSION, useSavedSession, type SavedSession } from './saved-session';

/** How the last question ended; `refused` by an answer that says why. */
export type RequestOutcome = 'none' | 'found' | 'empty' | 'refused' | 'failed';

/** The page's memory and everything a guest can do on it. */
export function useRecommendations() {
  const [session, setSession] = useSavedSession();
  const [pending, setPending] = useState<RecommendationRequest['kind'] | null>(null);
  /** Why the bartender has not begun, if the service says so. */
  const [waiting, setWaiting] = useState('');
  const [outcome, setOutcome] = useState<RequestOutcome>('none');
  /** Index of the first result of the last answer, anew for every answer. */
  const [arrival, setArrival] = useState<{ first: number }>();
  const running = useRef<AbortController>(undefined);
  /** Names that a surprise passes over, the latest first: what the same wish has shown. */
  const passed = useRef<readonly string[]>([]);

  useEffect(() => () => running.current?.abort(), []);

  const change = (part: Partial<SavedSession>) => setSession((now) => ({ ...now, ...part }));

  const show = (found: Recommendation[], request: RecommendationRequest, isStandIn: boolean) => {
    const { kind, query } = request;
    const before = kind === 'more' ? session.recommendations : [];
    const known = new Set(before.map(recommendationKey));
    const added = found.filter((one) => !known.has(recommendationKey(one)));
    const unanswered = isStandIn ? request : null;
    change({ recommendations: [...before, ...added], lastQuery: query, unanswered });
    setOutcome(added.length > 0 ? 'found' : 'empty');
    if (added.length > 0) setArrival({ first: before.length });
    else showToast(NOTHING_FOUND);
  };

  const ask = async (request: RecommendationRequest) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    change({ unanswered: request });
    setPending(request.kind);
    setWaiting('');
    const { signal } = controller;
    const onWait = (text: string) => !signal.aborted && setWaiting(text);
    try {
      const body = { ...request.body, ...standingLimits() };
      const { answer, isStandIn } = await withOfflineFallback(
        () => requestRecommendations(body, { signal, onWait }),
        (house) => house.recommendFromSavedMenu(body, signal),
      );
      if (signal.aborted) return;
      if (answer.recommendations.length === 0 && request.instead) return void ask(request.instead);
      addGuestLimits(answer.limits);
      show(answer.recommendations, request, isStandIn);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The bartender could not recommend anything.', error);
      setOutcome(error instanceof ApiError ? 'refused' : 'failed');
      showToast({ ...UNAVAILABLE, description: failureText(error) });
    } finally {
      if (running.current === controller) setPending(null);
      // What is left of the connection.
      controller.abort();
    }
  };

  /** False when there is nothing to ask, or too much. */
  const askInWords = (text: string): boolean => {
    const query = text.trim();
    passed.current = [];
    const isAskable = query !== '' && isWithinLimit(query);
    if (isAskable) void ask({ body: { description: query }, query, kind: 'new' });
    else showToast(query === '' ? DESCRIPTION_REQUIRED : DESCRIPTION_TOO_LONG);
    return isAskable;
  };

  /** Asks for drinks that the wish has not shown; where none is left, for any but those that show now. */
  const surprise = (query: string) => {
    const shown = session.recommendations.map(({ name }) => name);
    passed.current = [...new Set([...shown, ...passed.current])];
    const requestWithout = (names: readonly string[]): RecommendationRequest => ({
      body: { description: withoutDrinks(query, names) },
      query,
      kind: 'new',
    });
    void ask({ ...requestWithout(passed.current), instead: requestWithout(shown) });
  };

  return {
    ...{ session, pending, waiting, outcome, arrival, change },
    askInWords,
    askForMood(mood: string) {
      change({ description: mood });
      askInWords(mood);
    },
    askForPreferences(preferences: Preferences) {
      passed.current = [];
      void ask({
        body: { preferences: withoutAnyOption(preferences) },
        query: preferencesQuery(preferences),
        kind: 'new',
      });
    },
    refine(phrase: string) {
      if (session.lastQuery === '') return showToast(NO_PREVIOUS_QUERY);
      const query = refinedQuery(session.lastQuery, phrase);
      if (phrase === SURPRISE) return surprise(query);
      passed.current = [];
      void ask({ body: { description: query }, query, kind: 'new' });
    },
    askForMore() {
      const shown = session.recommendations.map(({ name }) => name);
      const description = moreQuery(session.lastQuery, shown);
      void ask({ body: { description }, query: session.lastQuery, kind: 'more' });
    },
    askAgain() {
      if (session.unanswered && pending === null) void ask(session.unanswered);
    },
    startFresh() {
      running.current?.abort();
      running.current = undefined;
      setPending(null);
      setOutcome('none');
      setSession(EMPTY_SESSION);
    },
  };
}

export type Recommendations = ReturnType<typeof useRecommendations>;

const SURPRISE: (typeof REFINE_PHRASES)[number] = 'Surprise me';

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
  description: 'Please keep it to 2000 characters.',
  variant: 'destructive',
} as const;
const NO_PREVIOUS_QUERY = {
  title: 'No Previous Query',
  description: 'Please make an initial recommendation first.',
  variant: 'destructive',
} as const;

/** Asks the bartender. Throws as {@link askBartender}, and TypeError for an answer that is no list. */
async function requestRecommendations(
  body: RecommendationRequestBody,
  listener: Listener,
): Promise<RecommendationsAnswer> {
  const data = await askBartender(ENDPOINTS.recommend.path, body, listener);
  const { recommendations, limits = [] } = (data ?? {}) as Partial<RecommendationsAnswer>;
  if (!Array.isArray(recommendations))
    throw new TypeError(`${ENDPOINTS.recommend.path} did not answer with a list.`);
  return { recommendations: recommendations.filter(isRecommendation), limits: limits.filter(isGuestLimit) };
}
