import {
  AI_STORAGE_KEYS,
  PREFERENCE_OPTIONS,
  type PreferenceName,
  type Preferences,
  type Recommendation,
} from '@peanut/contracts';
import { deviceStorage, useTakeover } from '@peanut/web';
import { useEffect, useState } from 'react';
import type { RecommendationRequest } from '../model/requests';
import { isRecommendation } from './recommendation-check';

type FormTab = 'simple' | 'advanced';

/** What the page remembers across visits. */
export interface SavedSession {
  recommendations: Recommendation[];
  /** The words that brought the results; empty before the first. */
  lastQuery: string;
  description: string;
  preferences: Preferences;
  activeTab: FormTab;
  /** The last request while it has no answer: a reload, a lost network or an error leaves it here. */
  unanswered: RecommendationRequest | null;
}

const KEY = AI_STORAGE_KEYS.recommendations;

export const EMPTY_SESSION: SavedSession = {
  recommendations: [],
  lastQuery: '',
  description: '',
  preferences: {},
  activeTab: 'simple',
  unanswered: null,
};

/** The session of the last visit; a damaged one is logged and a fresh one begins. */
export function loadSession(): SavedSession {
  const stored = deviceStorage.readJson(KEY, isSession);
  if (!stored) return EMPTY_SESSION;
  return {
    ...stored,
    preferences: knownPreferences(stored.preferences),
    unanswered: knownRequest(stored.unanswered),
  };
}

export function saveSession(session: SavedSession): void {
  deviceStorage.write(KEY, session === EMPTY_SESSION ? undefined : JSON.stringify(session));
}

function isSession(value: unknown): value is SavedSession {
  if (typeof value !== 'object' || value === null) return false;
  const { recommendations, lastQuery, description, activeTab } = value as Partial<SavedSession>;
  return (
    Array.isArray(recommendations) &&
    recommendations.every(isRecommendation) &&
    typeof lastQuery === 'string' &&
    typeof description === 'string' &&
    (activeTab === 'simple' || activeTab === 'advanced')
  );
}

/** Options may have changed since the last visit. */
function knownPreferences(stored: unknown): Preferences {
  const entries = Object.entries((stored as Record<string, unknown> | undefined) ?? {});
  return Object.fromEntries(
    entries.filter(([name, option]) => {
      if (!Object.hasOwn(PREFERENCE_OPTIONS, name)) return false;
      const options: readonly unknown[] = PREFERENCE_OPTIONS[name as PreferenceName];
      return options.includes(option);
    }),
  );
}

/** What cannot be asked again is dropped. */
function knownRequest(stored: unknown): RecommendationRequest | null {
  const { kind, query, body } = (stored ?? {}) as Partial<Record<keyof RecommendationRequest, unknown>>;
  if ((kind !== 'new' && kind !== 'more') || typeof query !== 'string') return null;
  const { description, preferences } = (body ?? {}) as Record<string, unknown>;
  if (typeof description === 'string') return { kind, query, body: { description } };
  return preferences ? { kind, query, body: { preferences: knownPreferences(preferences) } } : null;
}

type Change = SavedSession | ((now: SavedSession) => SavedSession);

/** The session, stored in the browser on every change. The prerendered page knows nothing of it: it is read after hydration. */
export function useSavedSession(): [SavedSession, (change: Change) => void] {
  const isTakeover = useTakeover();
  const [loaded, setSession] = useState(() => (isTakeover ? undefined : loadSession()));
  if (!isTakeover && !loaded) setSession(loadSession());
  useEffect(() => {
    if (loaded) saveSession(loaded);
  }, [loaded]);
  const set = (change: Change) =>
    setSession((now = EMPTY_SESSION) => (typeof change === 'function' ? change(now) : change));
  return [loaded ?? EMPTY_SESSION, set];
}
