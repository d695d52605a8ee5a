import { PAGE_AT, PLAIN_POLICY } from '@peanut/contracts';
import { STATUS_CODES } from 'node:http';
import { foreignHostMessage, MESSAGES, OTHER_MESSAGE } from '../edge/errors.js';
import { LARGE_BODIES, REQUESTS_AT_ONCE, STALE_IF_AWAY } from '../edge/limits.js';
import { API_LIKE, EXACT_API_PATH } from '../edge/routes.js';
import {
  DOCUMENT_HEADERS,
  GATEWAY_HEADERS,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from '../edge/security-headers.js';
import { NOT_PASSED_ON } from '../proxy/forwarded-headers.js';
import { SESSION } from '../proxy/list-cache.js';

/** nginx reads a slash as it is. */
export const regexOf = (path: RegExp): string => path.source.replaceAll('\\/', '/');

const map = (from: string, to: string, entries: readonly (readonly [value: string, result: string])[]) =>
  [`map ${from} $${to} {`, ...entries.map(([value, result]) => `    ${value} ${result};`), '}'].join('\n');

const quoted = (text: string): string => `"${text}"`;

/** Matches whole numbers from `least` on. */
function atLeast(least: number): string {
  const digits = String(least);
  const larger = [...digits].flatMap((digit, at) => {
    const rest = digits.length - at - 1;
    const isLast = rest === 0;
    const from = Number(digit) + (isLast ? 0 : 1);
    return from > 9 ? [] : [`${digits.slice(0, at)}[${from}-9]${isLast ? '' : String.raw`\d{${rest}}`}`];
  });
  return `(?:${[...larger, String.raw`\d{${digits.length + 1},}`].join('|')})`;
}

/** A document's own headers, which would only be weight beside a script, a style sheet or a font. */
const documentVariable = (name: string): string => `$${name.replaceAll('-', '_')}`;

/** nginx evaluates a map only when it is asked for: answers that are no page never meet the pattern. */
const policies = (): string[] => [
  map('$kind_of_answer', 'content_security_policy', [
    ['default', '""'],
    ['page', '$page_policy'],
  ]),
  map('"$request_uri $upstream_http_content_security_policy"', 'page_policy', [
    ['default', quoted(PLAIN_POLICY)],
    // A page comes with the policy of its own styles.
    [quoted(String.raw`~^(?:${[...PAGE_AT.keys()].join('|')})(?:\?\S*)? (?<own>\S.*)$`), '$own'],
  ]),
];

const headerMaps = (): string[] => [
  ...Object.entries(DOCUMENT_HEADERS).map(([name, value]) =>
    map('$kind_of_answer', documentVariable(name).slice(1), [
      ['default', quoted(value)],
      ['part_of_a_page', '""'],
    ]),
  ),
  map('$public_scheme', 'strict_transport_security', [
    ['default', '""'],
    ['https', quoted(STRICT_TRANSPORT)],
  ]),
];

const errorMaps = (): string[] => {
  const known = Object.entries({ ...MESSAGES, 421: foreignHostMessage('${PUBLIC_ADDRESS}') });
  const reasonOf = (status: string): string => quoted(STATUS_CODES[status] ?? '');
  return [
    map('$status', 'error_reason', [
      ['default', reasonOf('500')],
      ...known.map(([status]) => [status, reasonOf(status)] as const),
    ]),
    map('$status', 'error_message', [
      ['default', quoted(OTHER_MESSAGE)],
      ...known.map(([status, message]) => [status, quoted(message)] as const),
    ]),
  ];
};

const addressMaps = (): string[] => [
  map('$asked_path', 'inexact_api_path', [
    ['default', '1'],
    [quoted(`~${regexOf(EXACT_API_PATH)}`), '0'],
  ]),
  map('$asked_path', 'error_kind', [
    ['default', 'text'],
    ['""', 'json'],
    [quoted(`~*${regexOf(API_LIKE)}`), 'json'],
  ]),
  map('$http_cookie', 'has_session', [
    ['default', '0'],
    [quoted(`~${SESSION.source}`), '1'],
  ]),
];

const limits = (): string[] => [
  `limit_conn_zone $counted_address zone=addresses:1m;`,
  `limit_conn_zone $counted_address zone=streams:1m;`,
  map('"$content_length $http_transfer_encoding $server_protocol $request_method"', 'large_body_address', [
    ['default', '""'],
    [quoted(`~^${atLeast(LARGE_BODIES.bytes)} `), '$binary_remote_addr'],
    [quoted(String.raw`~^\d* [^ ]`), '$binary_remote_addr'],
    // HTTP/2 need not say how long a body is.
    [quoted(String.raw`~^  HTTP/2\S* (?!GET|HEAD)`), '$binary_remote_addr'],
  ]),
  `limit_req_zone $large_body_address zone=large_bodies:1m rate=${1_000 / LARGE_BODIES.every}r/s;`,
];

const header = (name: string, value: string): string => `add_header ${name} ${value} always;`;

/**
 * The rules of the embedded gateway in nginx's words, by file: they stand in TypeScript alone. `\${…}` is filled in when
 * nginx starts.
 */
export const rules = (): Record<string, string> => ({
  'snippets/rules.conf.template': [
    ...policies(),
    ...headerMaps(),
    ...addressMaps(),
    ...errorMaps(),
    ...limits(),
    '',
  ].join('\n'),
  'snippets/limits.conf.template': [
    `limit_conn addresses ${REQUESTS_AT_ONCE};`,
    `limit_req zone=large_bodies burst=${LARGE_BODIES.atOnce + LARGE_BODIES.mostWaiting} delay=${LARGE_BODIES.atOnce};`,
    '',
  ].join('\n'),
  'snippets/headers.conf.template': [
    '# Included by every location that answers: add_header is not inherited once a location has one of its own.',
    header('Content-Security-Policy', '$content_security_policy'),
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => header(name, quoted(value))),
    ...Object.keys(DOCUMENT_HEADERS).map((name) => header(name, documentVariable(name))),
    header('Strict-Transport-Security', '$strict_transport_security'),
    header('X-Request-Id', '$public_request_id'),
    '',
  ].join('\n'),
  'snippets/replaced-headers.conf.template': [
    '# What no service is told, and what of its answer is the gateway’s own.',
    ...[...NOT_PASSED_ON].filter((name) => !MANAGED.has(name)).map((name) => `proxy_set_header ${name} "";`),
    ...[...GATEWAY_HEADERS].map((name) => `proxy_hide_header ${name};`),
    '',
  ].join('\n'),
  'snippets/stale.conf.template': `add_header Cache-Control "stale-while-revalidate=1, stale-if-error=${STALE_IF_AWAY}";\n`,
});

/** nginx has these of its own accord. */
const MANAGED: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);
