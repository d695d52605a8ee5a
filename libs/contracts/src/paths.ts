/** The product's routes. */
export const ROUTES = {
  landing: '/',
  cocktails: '/cocktails',
  whiskey: '/whiskey',
  recommendations: '/recommendations',
  /** The second name of the recommendations page. */
  recommendationsAlias: '/ai-recommendations',
} as const;

/** The folder of each micro-frontend on the one origin. */
export type RemoteName = 'mf-menu' | 'mf-admin' | 'mf-ai';

/** The piece of HTML that the remote of a route publishes for the page's head. */
export const HEAD_FRAGMENTS: Readonly<Record<string, { part: RemoteName; path: string }>> = {
  [ROUTES.landing]: { part: 'mf-menu', path: '/mf-menu/head/landing.html' },
  [ROUTES.cocktails]: { part: 'mf-menu', path: '/mf-menu/head/cocktails.html' },
  [ROUTES.whiskey]: { part: 'mf-menu', path: '/mf-menu/head/whiskey.html' },
  [ROUTES.recommendations]: { part: 'mf-ai', path: '/mf-ai/head/recommendations.html' },
  [ROUTES.recommendationsAlias]: { part: 'mf-ai', path: '/mf-ai/head/recommendations.html' },
};

/** Every file that a visitor's pages can need of a part, below the part's folder. */
export const FILE_LIST = 'files.json';

/** Header by which the service worker says that an answer is a kept copy, and of when. */
export const KEPT_SINCE = 'X-Kept-Since';

/** Below it each setting has its address. */
export const SETTINGS_PATH = '/api/admin/settings';

/** The menu's lists. */
export const API = {
  cocktails: '/api/cocktails',
  whiskeys: '/api/whiskeys',
  spiritOptions: '/api/spirit-options',
  pages: '/api/pages',
} as const;

/** Where a list's new order is sent. */
export const REORDER_PATH = /^\/api\/(?:cocktails|whiskeys)\/reorder$/;

/** Name of the admin session cookie; over https it carries the `__Host-` prefix. */
export const SESSION_COOKIE = 'peanut_session';

/** The pages every bar starts with, in the order of the navigation bar. */
export const BUILT_IN_PAGES = [
  { title: 'Home', path: ROUTES.landing, icon: 'Home', description: null },
  {
    title: 'Cocktails',
    path: ROUTES.cocktails,
    icon: 'Martini',
    description: 'Curated classics and modern masterpieces',
  },
  {
    title: 'Whiskey',
    path: ROUTES.whiskey,
    icon: 'GlassWater',
    description: 'A guided journey through exceptional spirits',
  },
  { title: 'AI Recommendations', path: ROUTES.recommendations, icon: 'Sparkles', description: null },
] as const;

/** What the bar is called until its owner names it. */
export const DEFAULT_BAR = {
  name: 'The Peanut Room',
  subtitle: 'A premium home bar: classic cocktails and a guided whiskey flight, poured by candle-light',
} as const;
