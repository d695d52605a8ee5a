import type { REMOTES, SERVICES } from './parts.js';

/** The folder of a micro-frontend, also on the one origin. */
export type RemoteName = keyof typeof REMOTES;
export type ServiceName = keyof typeof SERVICES;

/** The service worker sets this header on cached answers; it holds their date. */
export const CACHED_SINCE = 'X-Kept-Since';

/** Below it each setting has its address. */
export const SETTINGS_PATH = '/api/admin/settings';

/** The menu's lists. */
export const API = {
  cocktails: '/api/cocktails',
  whiskeys: '/api/whiskeys',
  spiritOptions: '/api/spirit-options',
  pages: '/api/pages',
} as const;

/** The owner's list of what there is to pour from. */
export const SHELF_PATH = '/api/shelf';

/** Where a list's new order, or a batch of changes, is sent. */
export const LONG_BODY_PATH = /^\/api\/(?:(?:cocktails|whiskeys)\/reorder|changes)$/;

/** Name of the admin session cookie; over https it carries the `__Host-` prefix. */
export const SESSION_COOKIE = 'peanut_session';

/** What the bar is called until its owner names it. */
export const DEFAULT_BAR = {
  name: 'The Peanut Room',
  subtitle: 'A premium home bar: classic cocktails and a guided whiskey flight, poured by candlelight',
} as const;
