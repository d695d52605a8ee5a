import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { toJson } from '../values.mjs';

const JSON_TYPE = ['Content-Type', 'application/json'];

const refused = (status) => (status >= 400 && status < 500 ? undefined : 'a 4xx');

/** A few kilobytes that grow to these many. */
const GROWN = Buffer.alloc(8_000_000, '{');
const BOMBS = [
  ['gzip', gzipSync(GROWN)],
  ['gzip, gzip', gzipSync(gzipSync(GROWN))],
  ['deflate', deflateSync(GROWN)],
  ['br', brotliCompressSync(GROWN)],
];

const half = (bytes) => bytes.subarray(0, bytes.length / 2);

/** Compressed bodies are refused: right ones, those that are none, cut ones, and those that grow to megabytes. */
async function compressedBodies(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const text = toJson(attack.body(route));
  const [name, body] = random.pick([
    () => ['gzip', gzipSync(text)],
    () => ['br', brotliCompressSync(text)],
    () => ['deflate', deflateSync(text)],
    () => ['gzip, gzip', gzipSync(gzipSync(text))],
    () => random.pick(BOMBS),
    () => ['gzip', half(gzipSync(text))],
    () => ['br', gzipSync(text)],
    () => ['gzip', text],
    () => ['gzip', random.bytes(40)],
    () => [random.pick(['zstd', 'compress', 'x', 'gzip;q=0', 'chunked', 'gzip, identity', ',']), text],
  ])();
  const headers = [JSON_TYPE, ['Content-Encoding', name]];
  await attack.send({ ...attack.call(route), headers, body, expect: refused });
}

/** No compression under another name: answered or refused. */
async function namedIdentity(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const headers = [JSON_TYPE, ['Content-Encoding', random.pick(['identity', '', 'IDENTITY'])]];
  await attack.send({ ...attack.call(route), headers, body: toJson(attack.body(route)) });
}

const ACCEPTED = [
  ...[
    'gzip',
    'br',
    'br, gzip',
    'identity',
    '*',
    '',
    ',',
    ';',
    'GZIP',
    'x-gzip',
    'deflate',
    'zstd',
    'gzip,,br',
  ],
  ...['gzip;q=0', 'br;q=0, gzip;q=0', '*;q=0', 'identity;q=0', 'gzip;q=0.0, br;q=1.5', 'br;q=-1', 'br;q=a'],
  ...['gzip; q = 0', 'gzip\t', 'br;level=11', 'gzipbr', `${'gzip,'.repeat(400)}br`, 'gzip;q=0.001'],
];

/** An answer's compression is one that was asked for. */
function unaskedCompression(header) {
  return ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (!encoding) return undefined;
    const isAsked = new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header);
    return isAsked ? undefined : `${encoding} for Accept-Encoding: ${header.slice(0, 40)}`;
  };
}

async function acceptedEncodings(attack) {
  const { random } = attack;
  const accepted = random.pick(ACCEPTED);
  await attack.send({
    method: random.pick(['GET', 'GET', 'HEAD']),
    path: attack.anyAddress(),
    headers: [['Accept-Encoding', accepted]],
    check: unaskedCompression(accepted),
  });
}

export const compressionKinds = [
  { name: 'compressed bodies', weight: 2, run: compressedBodies },
  { name: 'named identity', weight: 0.5, run: namedIdentity },
  { name: 'accepted encodings', weight: 3, run: acceptedEncodings },
];
