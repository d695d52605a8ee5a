import { PAGE_AT } from '@peanut/contracts';
import { STREAMS_AT_ONCE } from '../edge/limits.js';
import { API_ROUTES, isWatched, SERVICE_NAMES, STATIC_PARTS, type ApiRoute } from '../edge/routes.js';
import { regexOf } from './rules.js';

/** A part as a word of nginx's (`mf_menu`), and its variable (`MF_MENU`). */
const word = (part: string): string => part.replaceAll('-', '_');
const variable = (part: string): string => word(part).toUpperCase();

const upstream = (name: string, part: string): string =>
  `map "" $${name} { default "\${${variable(part)}_UPSTREAM}"; }`;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)}k`;

function apiLocation(route: ApiRoute): string {
  const { path, service, timeout, maxBody, keepsPolicy, isList, streams, isEndless } = route;
  const own = [
    'include snippets/api.conf;',
    isWatched(route) && 'include snippets/takes-long.conf;',
    isWatched(route) && `auth_request ${aliveAddress(service)};`,
    `proxy_read_timeout ${timeout}ms;`,
    `client_max_body_size ${kilobytes(maxBody)};`,
    keepsPolicy && 'proxy_pass_header Content-Security-Policy;',
    streams && 'proxy_buffering off;',
    // In the place of the server's own, which counts calls.
    isEndless && `limit_conn streams ${STREAMS_AT_ONCE};`,
    isList && 'include snippets/list.conf;',
    isList && 'recursive_error_pages on;',
    isList && 'if ($is_new_second) {\n        return 418;\n    }',
    `proxy_pass http://$${isList ? 'list_server' : `${word(service)}_service`};`,
  ];
  return location(regexOf(path), own.filter(Boolean) as string[]);
}

const SLOW_SERVICES = SERVICE_NAMES.filter((name) =>
  API_ROUTES.some((route) => route.service === name && isWatched(route)),
);

/** Where the gateway asks whether a service lives. */
const aliveAddress = (service: string): string => `/_alive_${word(service)}`;

const aliveLocation = (service: string): string =>
  `location = ${aliveAddress(service)} {\n` +
  `    include snippets/alive.conf;\n    proxy_pass http://$${word(service)}_service/health/live;\n}`;

const partLocation = (name: string): string =>
  location(`^/${name}/`, [
    'include snippets/static-part.conf;',
    'error_page 400 403 404 /_error/text;',
    `proxy_pass http://$${word(name)}_part;`,
  ]);

const location = (regex: string, lines: string[]): string =>
  `location ~ ${regex} {\n${lines.map((line) => `    ${line}\n`).join('')}}`;

/** Where each part is; for nginx's http block. */
const upstreams = (): string[] => [
  ...STATIC_PARTS.map((part) => upstream(`${word(part)}_part`, part)),
  ...SERVICE_NAMES.map((service) => upstream(`${word(service)}_service`, service)),
  upstream('prerenderer', 'prerenderer'),
];

/** Sourced by the image's entry point: nothing listens on port 9, so a part whose address is not given answers 503. */
const addressesIfNotGiven = (): string =>
  [...STATIC_PARTS, ...SERVICE_NAMES, 'prerenderer']
    .map((part) => `export ${variable(part)}_UPSTREAM="\${${variable(part)}_UPSTREAM:-127.0.0.1:9}"\n`)
    .join('');

/**
 * What the manifest of parts means to nginx: files by name, which those in gateway/nginx include. `\${…}` in them is
 * filled in when nginx starts.
 */
export const nginxParts = (): Record<string, string> => ({
  '15-parts.envsh': addressesIfNotGiven(),
  'snippets/parts.conf.template': `${upstreams().join('\n')}\n`,
  'snippets/routes.conf.template': `${[
    ...API_ROUTES.map(apiLocation),
    ...SLOW_SERVICES.map(aliveLocation),
    ...STATIC_PARTS.map(partLocation),
    location(`^(?:${[...PAGE_AT.keys()].join('|')})$`, [
      'if ($request_method !~ ^(?:GET|HEAD)$) {\n        return 405;\n    }',
      'include snippets/page.conf;',
      'proxy_pass http://$prerenderer;',
    ]),
  ].join('\n\n')}\n`,
});
