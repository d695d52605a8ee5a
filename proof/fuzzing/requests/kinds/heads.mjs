import { inHeader, oddText, WORDS } from '../values.mjs';

const SPOOFED = [
  'X-Forwarded-For',
  'X-Real-IP',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'X-Request-Id',
];
const REWRITES = [
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Forwarded-Prefix',
  'Via',
  'Upgrade',
];
const ACCEPTS = [
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Accept-Charset',
  'User-Agent',
  'Referer',
  'TE',
];
const COMMON = [
  ...SPOOFED,
  ...REWRITES,
  ...ACCEPTS,
  'Origin',
  'Sec-Fetch-Site',
  'Authorization',
  'Idempotency-Key',
  'Priority',
  'Expect',
];
const VALUES = [
  ...[
    '',
    '*',
    '*/*',
    'null',
    '127.0.0.1',
    '::1',
    'unknown',
    'https://evil.example',
    'http://127.0.0.1',
    'cross-site',
  ],
  ...[
    'DELETE',
    '/api/admin/session',
    'gzip;q=0, br;q=1.5',
    'br',
    'text/event-stream',
    'Basic Og==',
    'Bearer x',
  ],
  ...[
    '100-continue',
    '200-ok',
    'websocket',
    'trailers',
    'for=1;proto=https',
    'a'.repeat(101),
    'a'.repeat(2_000),
  ],
];

async function headers(attack) {
  const { random } = attack;
  const call = attack.anyCall();
  const one = () => [
    random.pick(COMMON),
    random.chance(0.6) ? random.pick(VALUES) : inHeader(oddText(random)),
  ];
  const extra = Array.from({ length: random.pick([1, 1, 2, 6]) }, one);
  await attack.send({ ...call, headers: [...(call.headers ?? []), ...extra] });
}

/** More and longer headers than servers keep: refused, on a connection that may end. */
async function manyHeaders(attack) {
  const { random } = attack;
  const extra = random.pick([
    () => Array.from({ length: 300 }, (_, index) => [`X-${index}`, random.word()]),
    () => [['X-Long', 'a'.repeat(random.pick([7_000, 9_000, 20_000, 40_000]))]],
    () => [['Cookie', `a=${'b'.repeat(random.pick([3_000, 9_000, 33_000]))}`]],
    () => [['X'.repeat(random.pick([200, 9_000])), 'a']],
  ])();
  const call = attack.anyCall();
  await attack.send({ ...call, headers: [...(call.headers ?? []), ...extra], mayReset: true });
}

/** Another site's browser: a write must be refused or change nothing. */
async function foreignSite(attack) {
  const { random } = attack;
  const origin = random.pick([
    'https://evil.example',
    'null',
    'http://127.0.0.1',
    'http://localhost:1',
    'file://',
    'x',
    `http://${attack.host}.evil.example`,
  ]);
  const route = attack.routeWithBody();
  const headers = random.pick([
    [['Origin', origin]],
    [['Sec-Fetch-Site', random.pick(['cross-site', 'same-site'])]],
    [
      ['Origin', origin],
      ['Sec-Fetch-Site', 'same-origin'],
    ],
  ]);
  const call = { ...attack.call(route), body: JSON.stringify(attack.body(route)) };
  await attack.send({
    ...call,
    headers: [['Content-Type', 'application/json'], ...headers],
    expect: (status) => ([401, 403, 429].includes(status) ? undefined : '403'),
  });
}

async function cookies(attack) {
  const { random } = attack;
  const token = random.bytes(32).toString('base64url');
  const text = random.pick([
    () => `peanut_session=${token}`,
    () => `__Host-peanut_session=${token}; peanut_session=${token}`,
    () =>
      `peanut_session=${random.pick(['', '%', '%00', '"a"', 'a;b', '=', token.slice(1), `${token}=`, '%ff', 'j:{"a":1}'])}`,
    () => `peanut_session=${inHeader(oddText(random))}`,
    () => `peanut_device=${inHeader(oddText(random))}; peanut_visitor=${inHeader(oddText(random))}`,
    () => Array.from({ length: 60 }, (_, index) => `c${index}=${random.word(3)}`).join('; '),
    () => inHeader(oddText(random)),
    () => `${random.pick(WORDS.filter((word) => /^\w+$/.test(word)))}=1; peanut_visitor=${token}`,
  ])();
  const call = attack.anyCall();
  await attack.send({ ...call, headers: [...(call.headers ?? []), ['Cookie', text]], cookie: null });
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'FOO',
  'get',
  'M-SEARCH',
  'LOCK',
  'SEARCH',
];

async function methods(attack) {
  const { random } = attack;
  const path = random.chance(0.7)
    ? attack.anyCall().path
    : random.pick([...attack.world.files, ...attack.world.pages]);
  const method = random.pick(METHODS);
  const hasBody = random.chance(0.3);
  const body = hasBody ? '{"name":"x"}' : undefined;
  const headers = hasBody ? [['Content-Type', 'application/json']] : [];
  await attack.send({ method, path, headers, body });
}

export const headKinds = [
  { name: 'headers', weight: 5, run: headers },
  { name: 'many headers', weight: 1, run: manyHeaders },
  { name: 'foreign site', weight: 2, run: foreignSite },
  { name: 'cookies', weight: 5, run: cookies },
  { name: 'methods', weight: 6, run: methods },
];
