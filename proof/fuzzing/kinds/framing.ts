// Where a request begins and ends.
import { JSON_TYPE, type Attack, type Kind } from '../attack.js';
import { oneOf, refused } from '../checks.js';
import type { Header } from '../wire.js';

const isRefusal = (status: number): string | undefined => (status >= 400 ? undefined : 'a refusal');

type RawOptions = Parameters<Attack['sendRaw']>[1];

/** Sends those bytes on a connection of their own, whose writing side is then closed. */
const alone = (attack: Attack, text: string, options: RawOptions = {}): Promise<void> =>
  attack.sendRaw(Buffer.from(text, 'latin1'), { mayReset: true, ...options });

/** Right chunked bodies in odd cuts: answered like any other body. */
async function chunks(attack: Attack): Promise<void> {
  const { random } = attack;
  const route = attack.routeWithBody();
  const text = JSON.stringify(attack.body(route));
  const pieces = random.pick([[text], [...text], text.match(/.{1,7}/gs) ?? [], [text, ' '.repeat(500)]]);
  const extension = random.pick(['', '', ';a=b', ';a="b;c"']);
  const trailer = random.pick(['', '', 'X-Trailer: a\r\n', 'Content-Length: 3\r\nAuthorization: x\r\n']);
  const chunk = (piece: string): string =>
    `${Buffer.byteLength(piece).toString(16)}${extension}\r\n${piece}\r\n`;
  const body = `${pieces.map(chunk).join('')}0\r\n${trailer}\r\n`;
  const headers: Header[] = [JSON_TYPE, ['Transfer-Encoding', 'chunked']];
  // Some servers refuse extensions or trailers, and end the connection with it.
  await attack.send({ ...attack.call(route), headers, body, closes: true });
}

const BROKEN = [
  ...['zz\r\n{}\r\n0\r\n\r\n', '-1\r\n{}\r\n0\r\n\r\n', 'ffffffffffffffff\r\n{}', '0x2\r\n{}\r\n0\r\n\r\n'],
  ...['2\r\n{}{}\r\n0\r\n\r\n', '2\n{}\n0\n\n', '2\r\n{}', '\r\n', '2 \r\n{}\r\n0\r\n\r\n'],
  ...['+2\r\n{}\r\n0\r\n\r\n', `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
];

/** First lines of a request with a JSON body. */
function postHead(attack: Attack): string {
  const { method, path } = attack.call(attack.routeWithBody());
  return `${method} ${path} HTTP/1.1\r\nHost: ${attack.host}\r\nContent-Type: application/json\r\n`;
}

/** Chunked bodies that are wrong: sizes that lie, are negative, enormous or no number; no end. */
const brokenChunks = (attack: Attack): Promise<void> =>
  alone(attack, `${postHead(attack)}Transfer-Encoding: chunked\r\n\r\n${attack.random.pick(BROKEN)}`);

/** Two readings of where a request ends: refused, and what would be the second request is never answered. */
async function smuggling(attack: Attack): Promise<void> {
  const hidden = `GET /api/smuggled HTTP/1.1\r\nHost: ${attack.host}\r\n\r\n`;
  const length = (value: string | number): string => `Content-Length: ${value}\r\n`;
  const encoding = (value: string): string => `Transfer-Encoding: ${value}\r\n`;
  const whole = 2 + hidden.length;
  const framing = attack.random.pick([
    [length(5) + encoding('chunked'), '0\r\n\r\n'],
    [encoding('chunked') + length(hidden.length), '0\r\n\r\n'],
    [encoding('chunked, identity'), '0\r\n\r\n'],
    [encoding('identity, chunked') + length(4), '0\r\n\r\n'],
    [`Transfer-Encoding:\tchunked\r\n${length(5)}`, '0\r\n\r\n'],
    [encoding('chunked') + encoding('cow'), '0\r\n\r\n'],
    [`Transfer-Encoding : chunked\r\n${length(2)}`, '{}'],
    [encoding('xchunked') + length(2), '{}'],
    [length(2) + length(whole), '{}'],
    ...[`2, ${whole}`, '+2', '-1', '0x2', '2a', '99999999999999999999999'].map((value) => [
      length(value),
      '{}',
    ]),
  ]);
  const text = `${postHead(attack)}${framing.join('\r\n')}${hidden}`;
  await alone(attack, text, { expect: isRefusal, once: true });
}

/** Heads that are no heads. */
async function heads(attack: Attack): Promise<void> {
  const { random } = attack;
  const host = `Host: ${attack.host}\r\n`;
  const { path } = attack.anyCall();
  const get = `GET ${path} HTTP/1.1\r\n`;
  const upgrade = 'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n';
  const [text, options] = random.pick<[string, RawOptions?]>([
    ...[`${get}\r\n`, `${get}${host}Host: evil.example\r\n\r\n`, `${get}${host}X: a\0b\r\n\r\n`].map(
      (bad): [string, RawOptions] => [bad, { expect: isRefusal }],
    ),
    [`GET ${path}\0 HTTP/1.1\r\n${host}\r\n`, { expect: isRefusal }],
    [`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, { expect: isRefusal }],
    [`GET ${path}\r\n\r\n`, { isOld: true }],
    [`${get}Host: a b\r\n\r\n`],
    [`${get}Host: evil.example/x?@\r\n\r\n`],
    [`${get}Host:\r\n\r\n`],
    [`GET ${path} HTTP/1.0\r\n\r\n`],
    [`GET ${path} HTTP/9.9\r\n${host}\r\n`],
    [`GET ${path} HTTP/1.1 x\r\n${host}\r\n`],
    [`GET  ${path} HTTP/1.1\r\n${host}\r\n`],
    [`GET ${path} x HTTP/1.1\r\n${host}\r\n`],
    [`${get}${host}NoColon\r\n\r\n`],
    [`${get}${host}: empty\r\n\r\n`],
    [`${get}${host}X: a\r\n folded\r\n\r\n`],
    [`${get}${host}\r\n`.replaceAll('\r', '')],
    [`${get}${host}X: a\rb\r\n\r\n`],
    [`GET * HTTP/1.1\r\n${host}\r\n`],
    [`OPTIONS * HTTP/1.1\r\n${host}\r\n`],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    [`\r\n\r\n${get}${host}\r\n`],
    [`${get}${host}${upgrade}\r\n`],
    [`${get}${host}Connection: host, cookie, content-length\r\n\r\n`],
    [`${get.replace('GET', 'POST')}${host}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a":`],
    [`${get}${host}X: unfinished`],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    [random.bytes(200).toString('latin1')],
    ['\r\n'.repeat(50)],
  ]);
  await alone(attack, text, options);
}

/** Requests one behind the other without waiting: each has its answer, in order. */
async function pipelined(attack: Attack): Promise<void> {
  const { random, host } = attack;
  const answers = random.int(2, 6);
  const one = (): string =>
    random.pick(['/api/pages', '/api/whiskeys', '/api/nothing', '/api/spirit-options']);
  const texts = Array.from({ length: answers }, () => `GET ${one()} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await attack.sendRaw(Buffer.from(texts.join('')), { answers, path: '/api' });
}

/** A refusal of a body that is still on its way, then a good request on the same connection, or on the next one. */
async function earlyRefusals(attack: Attack): Promise<void> {
  const { random } = attack;
  const headers = random.pick<Header[]>([
    [['Content-Type', 'text/plain']],
    [JSON_TYPE, ['Content-Encoding', 'gzip']],
    [JSON_TYPE, ['Origin', 'https://evil.example']],
  ]);
  const body = 'a'.repeat(random.pick([100, 20_000, 250_000, 300_000]));
  await attack.send({ ...attack.call(attack.routeWithBody()), headers, body, expect: refused });
  await attack.send({ method: 'GET', path: '/api/pages', expect: oneOf(200) });
}

export const FRAMING: Kind[] = [
  { name: 'chunks', weight: 2, run: chunks },
  { name: 'broken chunks', weight: 1, run: brokenChunks },
  { name: 'smuggling', weight: 3, run: smuggling },
  { name: 'heads', weight: 4, run: heads },
  { name: 'pipelined', weight: 0.5, run: pipelined },
  { name: 'early refusals', weight: 1.5, run: earlyRefusals },
];
