import {
  BODY,
  LANDING_IMAGE,
  PAGE_AT,
  LONG_BODY_PATH,
  REMOTES,
  SAVE_BATCH,
  SERVICES,
  type RemoteName,
  type ServiceName,
} from '@peanut/contracts';

export type StaticPart = 'shell' | RemoteName;

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];
export const STATIC_PARTS: readonly StaticPart[] = ['shell', ...(Object.keys(REMOTES) as RemoteName[])];

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
  /** Words are passed on as they are written. */
  streams?: boolean;
  /** The answer has no end: it is counted apart from calls, and only its silence tells that its service is stuck. */
  isEndless?: boolean;
}

/**
 * Milliseconds after which a silent part is stuck. A call that may take longer is waited for as long as its service says
 * that it lives.
 */
export const STUCK_AFTER = 3_400;

/** Milliseconds: a stream shows at least each 25 s that it lives. */
const STREAM_SILENCE = 35_000;

/**
 * Milliseconds: the most that `OPENAI_PATIENCE` may be, and a margin for the session, the menu and the queue before it. An
 * answer in JSON is silent until it is whole.
 */
const MODEL_SILENCE = 620_000;

const MARGIN = 64 * 1024;
const MAX_BODY = BODY.maxBytes + MARGIN;

const route = (service: ServiceName, path: RegExp, own: Partial<ApiRoute> = {}): ApiRoute => ({
  path,
  service,
  timeout: SERVICES[service].timeout,
  maxBody: MAX_BODY,
  ...own,
});

/** What the manifest of parts gives a service: everything below its segments, and the document of its API. */
const routesOf = (service: ServiceName): ApiRoute =>
  route(
    service,
    new RegExp(`^/api/(?:(?:${SERVICES[service].routes.join('|')})(?:/[^/]+)*|docs/${service}\\.json)$`),
  );

/** Which service answers which address; the first match counts, so what is treated in its own way comes first. */
export const API_ROUTES: readonly ApiRoute[] = [
  route('menu', /^\/api\/(?:cocktails|whiskeys|spirit-options|pages)$/, { isList: true }),
  route('menu', /^\/api\/events$/, { timeout: STREAM_SILENCE, streams: true, isEndless: true }),
  // A batch of changes has as long as its service gives it, and a margin.
  route('menu', /^\/api\/changes$/, {
    timeout: SAVE_BATCH.timeout + 400,
    maxBody: BODY.maxLongBytes + MARGIN,
  }),
  route('menu', LONG_BODY_PATH, { maxBody: BODY.maxLongBytes + MARGIN }),
  route('ai', /^\/api\/(?:chat|recommendations)$/, { timeout: MODEL_SILENCE, streams: true }),
  route('ai', /^\/api\/(?:whiskeys\/suggest-order|ai\/(?:parse-[a-z]+|model\/trial))$/, {
    timeout: MODEL_SILENCE,
  }),
  route('menu', /^\/api\/docs(?:\/assets(?:\/[^/]+)+)?$/),
  // It only hands out an address.
  route('admin', /^\/api\/images\/upload$/),
  // Pictures are decoded and encoded anew.
  route('admin', /^\/api\/images(?:\/[^/]+)*$/, {
    timeout: 60_000,
    maxBody: LANDING_IMAGE.maxBytes + MARGIN,
    keepsPolicy: true,
  }),
  ...SERVICE_NAMES.map(routesOf),
];

/** Whether the service is asked now and then if it lives: a call may take long, but not that answer. */
export const isWatched = ({ timeout, isEndless = false }: Pick<ApiRoute, 'timeout' | 'isEndless'>): boolean =>
  timeout > STUCK_AFTER && !isEndless;

/** API paths are exact: plain segments, none empty, none that climbs, no encoded slash, dot, backslash or NUL. */
export const EXACT_API_PATH =
  /^\/api(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9._~:@!$&'()*+,;=-]|%(?!2[EeFf]|5[Cc]|00)[0-9A-Fa-f]{2})+)+$/;

/** Addresses whose errors are JSON, however badly they are written. */
export const API_LIKE = /^\/+api(?:\/|$)/i;

/** Addresses that show the app with status 200. */
const SHELL_PAGES: readonly string[] = [...PAGE_AT.keys(), '/index.html'];

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
  const part = STATIC_PARTS.find((name) => path.startsWith(`/${name}/`));
  if (part) return { kind: 'file', part };
  return SHELL_PAGES.includes(path) ? { kind: 'page' } : { kind: 'shell-file' };
}
