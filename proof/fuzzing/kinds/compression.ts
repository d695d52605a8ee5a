import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { JSON_TYPE, type Attack, type Kind } from '../attack.js';
import { refused } from '../checks.js';
import { toJson } from '../values.js';
import type { Answer } from '../wire.js';

type Encoded = [encoding: string, body: string | Buffer];

/** A few kilobytes that grow to these many. */
const GROWN = Buffer.alloc(8_000_000, '{');
const BOMBS: Encoded[] = [
  ['gzip', gzipSync(GROWN)],
  ['gzip, gzip', gzipSync(gzipSync(GROWN))],
  ['deflate', deflateSync(GROWN)],
  ['br', brotliCompressSync(GROWN)],
];
const UNKNOWN = ['zstd', 'compress', 'x', 'gzip;q=0', 'chunked', 'gzip, identity', ','];

/** Compressed bodies are refused: right ones, those that are none, cut ones, and those that grow to megabytes. */
async function compressedBodies(attack: Attack): Promise<void> {
  const { random } = attack;
  const route = attack.routeWithBody();
  const text = toJson(attack.body(route));
  const zipped = gzipSync(text);
  const [encoding, body] = random.pick<Encoded>([
    ['gzip', zipped],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['gzip, gzip', gzipSync(zipped)],
    random.pick(BOMBS),
    ['gzip', zipped.subarray(0, zipped.length / 2)],
    ['br', zipped],
    ['gzip', text],
    ['gzip', random.bytes(40)],
    [random.pick(UNKNOWN), text],
  ]);
  await attack.send({
    ...attack.call(route),
    ...{ headers: [JSON_TYPE, ['Content-Encoding', encoding]], body, expect: refused },
  });
}

/** No compression under another name: answered or refused. */
async function namedIdentity(attack: Attack): Promise<void> {
  const route = attack.routeWithBody();
  const encoding = attack.random.pick(['identity', '', 'IDENTITY']);
  const body = toJson(attack.body(route));
  await attack.send({ ...attack.call(route), headers: [JSON_TYPE, ['Content-Encoding', encoding]], body });
}

const ACCEPTED = [
  ...[
    'br, gzip',
    '',
    'br;q=0, gzip;q=0',
    'gzip;q=0.0, br;q=1.5',
    'gzip; q = 0',
    'gzip\t',
    `${'gzip,'.repeat(400)}br`,
  ],
  ...'gzip br identity * , ; GZIP x-gzip deflate zstd gzip,,br gzip;q=0 *;q=0 identity;q=0 br;q=-1 br;q=a'.split(
    ' ',
  ),
  ...['br;level=11', 'gzipbr', 'gzip;q=0.001'],
];

/** An answer's compression is one that was asked for. */
const unaskedCompression =
  (header: string) =>
  ({ headers }: Answer): string | undefined => {
    const encoding = headers['content-encoding'];
    if (!encoding) return undefined;
    const isAsked = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header);
    return isAsked ? undefined : `${encoding} for Accept-Encoding: ${header.slice(0, 40)}`;
  };

async function acceptedEncodings(attack: Attack): Promise<void> {
  const { random } = attack;
  const accepted = random.pick(ACCEPTED);
  await attack.send({
    method: random.pick(['GET', 'GET', 'HEAD']),
    path: attack.anyAddress(),
    headers: [['Accept-Encoding', accepted]],
    check: unaskedCompression(accepted),
  });
}

export const COMPRESSION: Kind[] = [
  { name: 'compressed bodies', weight: 2, run: compressedBodies },
  { name: 'named identity', weight: 0.5, run: namedIdentity },
  { name: 'accepted encodings', weight: 3, run: acceptedEncodings },
];
