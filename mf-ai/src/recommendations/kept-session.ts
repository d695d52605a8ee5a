import {
  AI_STORAGE_KEYS,
  PREFERENCE_OPTIONS,
  type PreferenceName,
  type Preferences,
  type Recommendation,
} from '@peanut/contracts';
import { forget, keep, noteDamaged, readKept } from '../storage/kept-record';
import { isRecommendation } from './recommendation-check';

export type Tab = 'simple' | 'advanced';

/** What the page remembers across visits. */
export interface KeptSession {
  recommendations: Recommendation[];
  /** The words that brought the results; empty before the first. */
  lastQuery: string;
  description: string;
  preferences: Preferences;
  activeTab: Tab;
}

const KEY = AI_STORAGE_KEYS.recommendations;

export const FRESH_SESSION: KeptSession = {
  recommendations: [],
  lastQuery: '',
  description: '',
  preferences: {},
  activeTab: 'simple',
};

/** The session of the last visit; a damaged one is logged and a fresh one begins. */
export function loadSession(): KeptSession {
  const kept = readKept(KEY);
  if (kept === undefined) return FRESH_SESSION;
  if (!isSession(kept)) {
    noteDamaged(KEY);
    return FRESH_SESSION;
  }
  return { ...kept, preferences: knownPreferences(kept.preferences) };
}

export function saveSession(session: KeptSession): void {
  if (session === FRESH_SESSION) forget(KEY);
  else keep(KEY, session);
}

function isSession(value: unknown): value is KeptSession {
  if (typeof value !== 'object' || value === null) return false;
  const { recommendations, lastQuery, description, activeTab } = value as Partial<KeptSession>;
  return (
    Array.isArray(recommendations) &&
    recommendations.every(isRecommendation) &&
    typeof lastQuery === 'string' &&
    typeof description === 'string' &&
    (activeTab === 'simple' || activeTab === 'advanced')
  );
}

/** Options may have changed since the last visit. */
function knownPreferences(kept: unknown): Preferences {
  const entries = Object.entries((kept as Record<string, unknown> | undefined) ?? {});
  return Object.fromEntries(
    entries.filter(([name, option]) => {
      if (!Object.hasOwn(PREFERENCE_OPTIONS, name)) return false;
      const options: readonly unknown[] = PREFERENCE_OPTIONS[name as PreferenceName];
      return options.includes(option);
    }),
  );
}
