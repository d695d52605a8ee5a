import { AI_STORAGE_KEYS } from '@peanut/contracts';
import { quietWarnings } from '../testing/warnings';
import { EMPTY_SESSION, loadSession, saveSession, type SavedSession } from './saved-session';

const KEY = AI_STORAGE_KEYS.recommendations;
const SESSION: SavedSession = {
  recommendations: [
    {
      name: 'Negroni',
      spirit: 'gin',
      description: 'Bitter.',
      reasoning: 'You asked.',
      matchScore: 91,
      type: 'cocktail',
    },
  ],
  lastQuery: 'bitter',
  description: 'bitter',
  preferences: { preferredSpirit: 'gin' },
  activeTab: 'advanced',
  unanswered: { kind: 'more', query: 'bitter', body: { description: 'bitter. More' } },
};

describe('the kept session', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('comes back as it was', () => {
    saveSession(SESSION);
    expect(loadSession()).toEqual(SESSION);
  });

  it('leaves nothing behind when it is fresh again', () => {
    saveSession(SESSION);
    saveSession(EMPTY_SESSION);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(loadSession()).toBe(EMPTY_SESSION);
  });

  it.each([
    '{',
    '7',
    'null',
    '[]',
    JSON.stringify({ ...SESSION, recommendations: [{ name: 7 }] }),
    JSON.stringify({ ...SESSION, activeTab: 'third' }),
    JSON.stringify({ ...SESSION, lastQuery: undefined }),
  ])('ignores and logs what is damaged: %s', (text) => {
    const warn = quietWarnings();
    localStorage.setItem(KEY, text);
    expect(loadSession()).toBe(EMPTY_SESSION);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('drops options that are no longer offered', () => {
    const preferences = { preferredSpirit: 'absinthe', strength: 'strong', mood: 'x', constructor: 'y' };
    localStorage.setItem(KEY, JSON.stringify({ ...SESSION, preferences }));
    expect(loadSession().preferences).toEqual({ strength: 'strong' });
  });

  it('comes back from a version that kept no unanswered request', () => {
    localStorage.setItem(KEY, JSON.stringify({ ...SESSION, unanswered: undefined }));
    expect(loadSession()).toEqual({ ...SESSION, unanswered: null });
  });

  it('asks again only for what can be asked', () => {
    const reload = (unanswered: unknown) => {
      localStorage.setItem(KEY, JSON.stringify({ ...SESSION, unanswered }));
      return loadSession().unanswered;
    };
    const preferences = { preferredSpirit: 'absinthe', strength: 'strong' };
    expect(reload({ kind: 'new', query: 'strong', body: { preferences } })).toEqual({
      ...{ kind: 'new', query: 'strong', body: { preferences: { strength: 'strong' } } },
    });
    const damaged = [
      7,
      {},
      { kind: 'other' },
      { kind: 'new', query: 'x' },
      { kind: 'new', query: 'x', body: { description: 7 } },
    ];
    expect(damaged.map(reload)).toEqual(damaged.map(() => null));
  });

  it('survives a full storage', () => {
    const warn = quietWarnings();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveSession(SESSION);
    expect(warn).toHaveBeenCalled();
  });
});
