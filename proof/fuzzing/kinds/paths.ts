import type { Attack, Kind } from '../attack.js';
import { oddText, WORDS } from '../values.js';
import type { Header } from '../wire.js';

const inPath = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 3_000);

/** What may come after an address. */
const ENDINGS = [
  ...'/ %00 %20 ;a=b .json /.. %2f..%2f..%2fetc%2fpasswd % %zz %ff%fe %c0%ae #fragment \u00e9'.split(' '),
  ...[`/${'a/'.repeat(200)}`, 'a'.repeat(2_000)],
];
/** Another spelling of an address. */
const SPELLINGS: ((path: string) => string)[] = [
  ...ENDINGS.map((ending) => (path: string) => path + ending),
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => path.replace('/api', '/API'),
  (path) => path.replace('/api', '/api/.'),
  (path) => path.replace('/api', '/x/../api'),
  (path) => path.replace('/api', '/api/%2e%2e/api'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api\\'),
  (path) => path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `http://evil.example${path}`,
  (path) => path.slice(1),
];

async function spellings(attack: Attack): Promise<void> {
  const { random } = attack;
  const call = random.chance(0.6) ? attack.anyCall() : { method: 'GET', path: attack.anyAddress() };
  await attack.send({ ...call, path: random.pick(SPELLINGS)(call.path) });
}

async function ids(attack: Attack): Promise<void> {
  const { random, world } = attack;
  const route = random.pick(world.routes.filter(({ hasParams }) => hasParams));
  const known = random.pick(world.ids);
  const odd = '0 -1 1 null undefined reorder %00 .. %2e%2e *'.split(' ');
  const id = random.pick([
    inPath(oddText(random)),
    random.pick([...odd, known.slice(1), `${known}0`]),
    known.toUpperCase(),
    known.replaceAll('-', ''),
    `{${known}}`,
    random.uuid(),
    '00000000-0000-0000-0000-000000000000',
  ]);
  const path = route.path.replace(/\{\w+\}/g, () => id || '%20');
  const body = route.body && JSON.stringify(attack.body(route));
  await attack.send({ ...attack.call(route), path, body });
}

const NAMES = ['', ...'w expires signature id page __proto__ __proto__[x] a[b][c] x callback'.split(' ')];
const VALUES = ['', ...'320 -1 % %00 1e9 []'.split(' ')];

async function queries(attack: Attack): Promise<void> {
  const { random } = attack;
  const value = (): string => (random.chance(0.5) ? inPath(random.pick(WORDS)) : random.pick(VALUES));
  const pair = (): string => `${random.pick(NAMES)}=${value()}`;
  const query = Array.from({ length: random.pick([1, 2, 5, 150]) }, pair).join(random.pick(['&', '&', ';']));
  const call = attack.anyCall();
  await attack.send({ ...call, path: `${call.path}?${query.slice(0, 6_000)}` });
}

const FILES = [
  ...'/../package.json /assets/../../package.json /assets/%2e%2e/%2e%2e/package.json /.git/config /.env'.split(
    ' ',
  ),
  ...'/mf-menu/..%2f..%2fpackage.json /assets/ /assets /mf-menu /mf-menu/ /mf-admin/../dist-old/x /_/x'.split(
    ' ',
  ),
  ...'/mf-ai/%00 /_plain_page /_error/json /_not_found /_no_head /assets/nothing.js /favicon.ico'.split(' '),
  ...'/robots.txt /sw.js /manifest.webmanifest /index.html/ /index.html.gz /index.html.br'.split(' '),
  ...'/assets/x.js.map /internal/session /metrics /health/ready /health/live /api /api/ /api/docs'.split(' '),
  ...'/api/docs/assets/x /api/internal/session /%5c..%5c /cocktails/ /COCKTAILS /cocktails%2f'.split(' '),
  ...['/whiskey?highlight=<script>', '/a'.repeat(900), '/mf-menu/head/landing.html'],
];

async function files(attack: Attack): Promise<void> {
  const { random, world } = attack;
  const path = random.chance(0.6) ? random.pick(FILES) : random.pick([...world.files, ...world.pages]);
  const accepted = random.pick(['gzip', 'br', 'br, gzip', 'identity', '*']);
  const headers: Header[] = random.chance(0.5) ? [['Accept-Encoding', accepted]] : [];
  await attack.send({ method: random.pick(['GET', 'GET', 'HEAD']), path, headers });
}

export const PATHS: Kind[] = [
  { name: 'spellings', weight: 7, run: spellings },
  { name: 'ids', weight: 5, run: ids },
  { name: 'queries', weight: 3, run: queries },
  { name: 'files', weight: 5, run: files },
];
