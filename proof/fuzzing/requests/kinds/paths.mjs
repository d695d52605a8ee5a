import { oddText, WORDS } from '../values.mjs';

const inPath = (text) =>
  encodeURIComponent(text.toWellFormed?.() ?? text.replace(/[\ud800-\udfff]/g, '?')).slice(0, 3_000);

/** Another spelling of an address. */
const SPELLINGS = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', '/API'),
  (path) => path.replace('/api', '/api/.'),
  (path) => path.replace('/api', '/x/../api'),
  (path) => path.replace('/api', '/api/%2e%2e/api'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api\\'),
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path};a=b`,
  (path) => `${path}.json`,
  (path) => `${path}/..`,
  (path) => `${path}%2f..%2f..%2fetc%2fpasswd`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}%c0%ae`,
  (path) => path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}/${'a/'.repeat(200)}`,
  (path) => path + 'a'.repeat(2_000),
  (path) => `${path}#fragment`,
  (path) => `http://evil.example${path}`,
  (path) => path.slice(1),
  (path) => `${path}\u00e9`,
];

async function spellings(attack) {
  const { random } = attack;
  const call = random.chance(0.6) ? attack.anyCall() : { method: 'GET', path: attack.anyAddress() };
  await attack.send({ ...call, path: random.pick(SPELLINGS)(call.path) });
}

async function ids(attack) {
  const { random } = attack;
  const route = random.pick(attack.world.routes.filter(({ params }) => params.length > 0));
  const known = random.pick(attack.world.ids) ?? random.uuid();
  const id = random.pick([
    () => inPath(oddText(random)),
    () =>
      random.pick([
        '0',
        '-1',
        '1',
        'null',
        'undefined',
        'reorder',
        '%00',
        '..',
        '%2e%2e',
        '*',
        known.slice(1),
        `${known}0`,
      ]),
    () => known.toUpperCase(),
    () => known.replaceAll('-', ''),
    () => `{${known}}`,
    () => random.uuid(),
    () => '00000000-0000-0000-0000-000000000000',
  ])();
  const path = route.path.replace(/\{\w+\}/g, () => id || '%20');
  await attack.send({ ...attack.call(route), path, body: route.body && JSON.stringify(attack.body(route)) });
}

async function queries(attack) {
  const { random } = attack;
  const name = () =>
    random.pick([
      'w',
      'expires',
      'signature',
      'id',
      'page',
      '__proto__',
      '__proto__[x]',
      'a[b][c]',
      'x',
      '',
      'callback',
    ]);
  const pair = () =>
    `${name()}=${random.chance(0.5) ? inPath(random.pick(WORDS)) : random.pick(['320', '-1', '', '%', '%00', '1e9', '[]'])}`;
  const query = Array.from({ length: random.pick([1, 2, 5, 150]) }, pair).join(random.pick(['&', '&', ';']));
  const call = attack.anyCall();
  await attack.send({ ...call, path: `${call.path}?${query.slice(0, 6_000)}` });
}

const FILES = [
  ...[
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/mf-menu/..%2f..%2fpackage.json',
  ],
  ...[
    '/.git/config',
    '/.env',
    '/assets/',
    '/assets',
    '/mf-menu',
    '/mf-menu/',
    '/mf-admin/../dist-old/x',
    '/mf-ai/%00',
  ],
  ...[
    '/_plain_page',
    '/_error/json',
    '/_not_found',
    '/_no_head',
    '/_/x',
    '/assets/nothing.js',
    '/favicon.ico',
    '/robots.txt',
  ],
  ...[
    '/sw.js',
    '/manifest.webmanifest',
    '/index.html/',
    '/index.html.gz',
    '/index.html.br',
    '/assets/x.js.map',
    '/internal/session',
  ],
  ...[
    '/metrics',
    '/health/ready',
    '/health/live',
    '/api',
    '/api/',
    '/api/docs',
    '/api/docs/assets/x',
    '/api/internal/session',
  ],
  ...[
    '/%5c..%5c',
    '/cocktails/',
    '/COCKTAILS',
    '/cocktails%2f',
    '/whiskey?highlight=<script>',
    '/a'.repeat(900),
    '/mf-menu/head/landing.html',
  ],
];

async function files(attack) {
  const { random } = attack;
  const path = random.chance(0.6)
    ? random.pick(FILES)
    : random.pick([...attack.world.files, ...attack.world.pages]);
  const headers = random.chance(0.5)
    ? [['Accept-Encoding', random.pick(['gzip', 'br', 'br, gzip', 'identity', '*'])]]
    : [];
  await attack.send({ method: random.pick(['GET', 'GET', 'HEAD']), path, headers });
}

export const pathKinds = [
  { name: 'spellings', weight: 7, run: spellings },
  { name: 'ids', weight: 5, run: ids },
  { name: 'queries', weight: 3, run: queries },
  { name: 'files', weight: 5, run: files },
];
