// Headers, cookies, methods, conditions and ranges.
import { JSON_TYPE, type Attack, type Kind } from '../attack.js';
import { oneOf } from '../checks.js';
import { inHeader, oddText, WORDS } from '../values.js';
import type { Header } from '../wire.js';

const NAMES = [
  ...'X-Forwarded-For X-Real-IP X-Forwarded-Host X-Forwarded-Proto Forwarded X-Request-Id Via Upgrade TE'.split(
    ' ',
  ),
  ...'X-HTTP-Method-Override X-Original-URL X-Rewrite-URL X-Forwarded-Prefix Accept Accept-Language'.split(
    ' ',
  ),
  ...'Accept-Encoding Accept-Charset User-Agent Referer Origin Sec-Fetch-Site Authorization'.split(' '),
  ...'Idempotency-Key Priority Expect'.split(' '),
];
const VALUES = [
  ...['', 'gzip;q=0, br;q=1.5', 'Basic Og==', 'Bearer x', 'a'.repeat(101), 'a'.repeat(2_000)],
  ...'* */* null 127.0.0.1 ::1 unknown https://evil.example http://127.0.0.1 cross-site DELETE br'.split(' '),
  ...'/api/admin/session text/event-stream 100-continue 200-ok websocket trailers for=1;proto=https'.split(
    ' ',
  ),
];

async function headers(attack: Attack): Promise<void> {
  const { random } = attack;
  const call = attack.anyCall();
  const one = (): Header => [
    random.pick(NAMES),
    random.chance(0.6) ? random.pick(VALUES) : inHeader(oddText(random)),
  ];
  const extra = Array.from({ length: random.pick([1, 1, 2, 6]) }, one);
  await attack.send({ ...call, headers: [...call.headers, ...extra] });
}

/** More and longer headers than servers accept: refused, on a connection that may end. */
async function manyHeaders(attack: Attack): Promise<void> {
  const { random } = attack;
  const extra = random.pick<Header[]>([
    Array.from({ length: 300 }, (_, index) => [`X-${index}`, random.word()]),
    [['X-Long', 'a'.repeat(random.pick([7_000, 9_000, 20_000, 40_000]))]],
    [['Cookie', `a=${'b'.repeat(random.pick([3_000, 9_000, 33_000]))}`]],
    [['X'.repeat(random.pick([200, 9_000])), 'a']],
  ]);
  const call = attack.anyCall();
  await attack.send({ ...call, headers: [...call.headers, ...extra], mayReset: true });
}

/** Another site's browser: a write must be refused or change nothing. */
async function foreignSite(attack: Attack): Promise<void> {
  const { random } = attack;
  const sites = 'https://evil.example null http://127.0.0.1 http://localhost:1 file:// x'.split(' ');
  const origin = random.pick([...sites, `http://${attack.host}.evil.example`]);
  const route = attack.routeWithBody();
  const from = random.pick<Header[]>([
    [['Origin', origin]],
    [['Sec-Fetch-Site', random.pick(['cross-site', 'same-site'])]],
    [
      ['Origin', origin],
      ['Sec-Fetch-Site', 'same-origin'],
    ],
  ]);
  const body = JSON.stringify(attack.body(route));
  const expect = oneOf(401, 403, 429);
  await attack.send({ ...attack.call(route), body, headers: [JSON_TYPE, ...from], expect });
}

async function cookies(attack: Attack): Promise<void> {
  const { random } = attack;
  const token = random.bytes(32).toString('base64url');
  const odd = (): string => inHeader(oddText(random));
  const bent = ['', '%', '%00', '"a"', 'a;b', '=', token.slice(1), `${token}=`, '%ff', 'j:{"a":1}'];
  const names = WORDS.filter((word) => /^\w+$/.test(word));
  const text = random.pick([
    `peanut_session=${token}`,
    `__Host-peanut_session=${token}; peanut_session=${token}`,
    `peanut_session=${random.pick(bent)}`,
    `peanut_session=${odd()}`,
    `peanut_device=${odd()}; peanut_visitor=${odd()}`,
    Array.from({ length: 60 }, (_, index) => `c${index}=${random.word(3)}`).join('; '),
    odd(),
    `${random.pick(names)}=1; peanut_visitor=${token}`,
  ]);
  const call = attack.anyCall();
  await attack.send({ ...call, headers: [...call.headers, ['Cookie', text]], cookie: null });
}

const METHODS =
  'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE FOO get M-SEARCH LOCK SEARCH'.split(' ');

async function methods(attack: Attack): Promise<void> {
  const { random } = attack;
  const { files, pages } = attack.world;
  const path = random.chance(0.7) ? attack.anyCall().path : random.pick([...files, ...pages]);
  const body: { body?: string; headers?: Header[] } = random.chance(0.3)
    ? { body: '{"name":"x"}', headers: [JSON_TYPE] }
    : {};
  await attack.send({ method: random.pick(METHODS), path, ...body });
}

const TAGS = [
  ...'"1" 1 "" * W/"1" "-1" "1e9" "99999999999999999999" "a" " W/ "1 "\u00e9" , 0 "0"'.split(' '),
  '"1", "2"',
];
const DATES = [
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Sun, 32 Foo 2026 25:61:00 GMT',
  '0',
  'x',
  'Fri, 31 Dec 9999 23:59:59 GMT',
];
const CONDITIONS = 'If-Match If-Match If-None-Match If-Modified-Since If-Unmodified-Since If-Range'.split(
  ' ',
);

/** If-Match and its sisters, on items, lists, files and pages. */
async function conditions(attack: Attack): Promise<void> {
  const { random } = attack;
  const name = random.pick(CONDITIONS);
  const tag = random.chance(0.85) ? random.pick(TAGS) : inHeader(oddText(random));
  const condition: Header = [name, name.endsWith('Since') ? random.pick(DATES) : tag];
  const call = random.chance(0.35)
    ? { method: 'GET', path: attack.anyAddress(), headers: [] }
    : attack.anyCall();
  await attack.send({ ...call, headers: [...call.headers, condition] });
}

const RANGES = [
  ...'bytes=0- bytes=-1 bytes=0-0 bytes=10-5 bytes=5-10 bytes=999999999- bytes=-0 bytes=-999999999'.split(
    ' ',
  ),
  ...'bytes=a-b bytes bytes= lines=1-2 bytes=0-1,3-4 bytes=1-2-3 bytes=18446744073709551616-'.split(' '),
  ...['bytes=0-18446744073709551616', '=', '-', 'bytes= 0 - 1', `bytes=${'0-,'.repeat(200)}0-`],
];

async function ranges(attack: Attack): Promise<void> {
  const { random } = attack;
  const range: Header[] = [['Range', random.pick(RANGES)]];
  if (random.chance(0.2)) range.push(['If-Range', random.pick(TAGS.slice(0, 6))]);
  const method = random.pick(['GET', 'GET', 'HEAD']);
  await attack.send({ method, path: attack.anyAddress(), headers: range });
}

export const HEADS: Kind[] = [
  { name: 'headers', weight: 5, run: headers },
  { name: 'many headers', weight: 1, run: manyHeaders },
  { name: 'foreign site', weight: 2, run: foreignSite },
  { name: 'cookies', weight: 5, run: cookies },
  { name: 'methods', weight: 6, run: methods },
  { name: 'conditions', weight: 4, run: conditions },
  { name: 'ranges', weight: 4, run: ranges },
];
