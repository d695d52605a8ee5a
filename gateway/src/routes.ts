import { BODY, LANDING_IMAGE, REORDER_PATH, ROUTES, type RemoteName } from '@peanut/contracts';

export type ServiceName = 'menu' | 'admin' | 'ai';
export type StaticPart = 'shell' | RemoteName;

export interface ApiRoute {
  /** Matches the whole path, without the query. */
  path: RegExp;
  service: ServiceName;
  /** Milliseconds of silence, counted once the request is through, after which the gateway answers for the service. */
  timeout: number;
  /** Largest body passed on, in bytes: a margin above the service's own limit, so that the service explains it. */
  maxBody: number;
  /** The service's content security policy counts: its answers are no JSON. */
  keepsPolicy?: boolean;
  /** Guests ask for it all the time: one copy serves them all. */
  isList?: boolean;
}

/** A service that is stuck is answered for within 3.5 s. */
const PROMPT = 3_400;
/** The model's 30 s, and 2 s each for the session and the menu that are asked before. */
const BY_MODEL = 35_000;
/** Pictures are decoded and encoded anew. */
const WITH_PICTURE = 60_000;

const MARGIN = 64 * 1024;
const MAX_BODY = BODY.maxBytes + MARGIN;
const MAX_IMAGE = LANDING_IMAGE.maxBytes + MARGIN;

/** Which service answers which address; the first match counts. */
export const API_ROUTES: readonly ApiRoute[] = [
  {
    path: /^\/api\/(?:cocktails|whiskeys|spirit-options|pages)$/,
    service: 'menu',
    timeout: PROMPT,
    maxBody: MAX_BODY,
    isList: true,
  },
  { path: REORDER_PATH, service: 'menu', timeout: PROMPT, maxBody: BODY.maxReorderBytes + MARGIN },
  { path: /^\/api\/whiskeys\/suggest-order$/, service: 'ai', timeout: BY_MODEL, maxBody: MAX_BODY },
  {
    path: /^\/api\/(?:cocktails|whiskeys|spirit-options|pages)(?:\/[^/]+)+$/,
    service: 'menu',
    timeout: PROMPT,
    maxBody: MAX_BODY,
  },
  {
    path: /^\/api\/docs(?:\/menu\.json|(?:\/assets(?:\/[^/]+)+))?$/,
    service: 'menu',
    timeout: PROMPT,
    maxBody: MAX_BODY,
  },
  { path: /^\/api\/images\/upload$/, service: 'admin', timeout: PROMPT, maxBody: MAX_BODY },
  {
    path: /^\/api\/images(?:\/[^/]+)*$/,
    service: 'admin',
    timeout: WITH_PICTURE,
    maxBody: MAX_IMAGE,
    keepsPolicy: true,
  },
  {
    path: /^\/api\/(?:admin(?:\/[^/]+)*|docs\/admin\.json)$/,
    service: 'admin',
    timeout: PROMPT,
    maxBody: MAX_BODY,
  },
  {
    path: /^\/api\/(?:(?:recommendations|chat|ai)(?:\/[^/]+)*|docs\/ai\.json)$/,
    service: 'ai',
    timeout: BY_MODEL,
    maxBody: MAX_BODY,
  },
];

/** API paths are exact: plain segments, none empty, none that climbs, no encoded slash, dot, backslash or NUL. */
export const EXACT_API_PATH =
  /^\/api(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9._~:@!$&'()*+,;=-]|%(?!2[EeFf]|5[Cc]|00)[0-9A-Fa-f]{2})+)+$/;

/** Addresses whose errors are JSON, however badly they are written. */
export const API_LIKE = /^\/+api(?:\/|$)/i;

export const REMOTES: readonly RemoteName[] = ['mf-menu', 'mf-admin', 'mf-ai'];

/** Addresses that show the app with status 200. */
export const SHELL_PAGES: readonly string[] = [...Object.values(ROUTES), '/index.html'];

export type Target =
  | { kind: 'api'; route: ApiRoute }
  | { kind: 'health' }
  | { kind: 'file'; part: StaticPart }
  | { kind: 'page' }
  /** A file of the shell, or the app's own 404 screen. */
  | { kind: 'shell-file' }
  | { kind: 'nothing' };

/** Decides what answers a path (without its query). */
export function targetOf(path: string): Target {
  if (API_LIKE.test(path)) {
    const route = EXACT_API_PATH.test(path) ? API_ROUTES.find((entry) => entry.path.test(path)) : undefined;
    return route ? { kind: 'api', route } : { kind: 'nothing' };
  }
  if (path === '/health') return { kind: 'health' };
  if (path.startsWith('/_')) return { kind: 'nothing' };
  if (path.startsWith('/assets/')) return { kind: 'file', part: 'shell' };
  const remote = REMOTES.find((name) => path.startsWith(`/${name}/`));
  if (remote) return { kind: 'file', part: remote };
  return SHELL_PAGES.includes(path) ? { kind: 'page' } : { kind: 'shell-file' };
}
