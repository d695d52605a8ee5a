import { inHeader, oddText } from '../values.mjs';

const TAGS = [
  '"1"',
  '1',
  '""',
  '*',
  'W/"1"',
  '"1", "2"',
  '"-1"',
  '"1e9"',
  '"99999999999999999999"',
  '"a"',
  '"',
  'W/',
  '"1',
  '"\u00e9"',
  ',',
  '0',
  '"0"',
];

/** If-Match and its sisters, on items, lists, files and pages. */
async function conditions(attack) {
  const { random } = attack;
  const tag = () => (random.chance(0.85) ? random.pick(TAGS) : inHeader(oddText(random)));
  const date = random.pick([
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Sun, 32 Foo 2026 25:61:00 GMT',
    '0',
    'x',
    'Fri, 31 Dec 9999 23:59:59 GMT',
  ]);
  const name = random.pick([
    'If-Match',
    'If-Match',
    'If-None-Match',
    'If-Modified-Since',
    'If-Unmodified-Since',
    'If-Range',
  ]);
  const value = /Since/.test(name) ? date : tag();
  const call = random.chance(0.35) ? { method: 'GET', path: attack.anyAddress() } : attack.anyCall();
  await attack.send({ ...call, headers: [...(call.headers ?? []), [name, value]] });
}

const RANGES = [
  ...[
    'bytes=0-',
    'bytes=-1',
    'bytes=0-0',
    'bytes=10-5',
    'bytes=5-10',
    'bytes=999999999-',
    'bytes=-0',
    'bytes=-999999999',
  ],
  ...[
    'bytes=a-b',
    'bytes',
    'bytes=',
    'lines=1-2',
    'bytes=0-1,3-4',
    `bytes=${'0-,'.repeat(200)}0-`,
    'bytes=1-2-3',
    'bytes= 0 - 1',
  ],
  ...['bytes=18446744073709551616-', 'bytes=0-18446744073709551616', '=', '-'],
];

async function ranges(attack) {
  const { random } = attack;
  const headers = [['Range', random.pick(RANGES)]];
  if (random.chance(0.2)) headers.push(['If-Range', random.pick(TAGS.slice(0, 6))]);
  await attack.send({ method: random.pick(['GET', 'GET', 'HEAD']), path: attack.anyAddress(), headers });
}

export const conditionKinds = [
  { name: 'conditions', weight: 4, run: conditions },
  { name: 'ranges', weight: 4, run: ranges },
];
