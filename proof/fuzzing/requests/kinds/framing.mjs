const MARK = '/api/hostile-smuggled';

const refused = (status) => (status >= 400 ? undefined : 'a refusal');

/** Sends those bytes on a connection of their own, whose writing side is then closed. */
const alone = (attack, text, options = {}) =>
  attack.sendRaw(Buffer.from(text, 'latin1'), { mayReset: true, ...options });

const chunk = (text, extension = '') => `${Buffer.byteLength(text).toString(16)}${extension}\r\n${text}\r\n`;

/** Right chunked bodies in odd cuts: answered like any other body. */
async function chunks(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const text = JSON.stringify(attack.body(route));
  const pieces = random.pick([[text], [...text], text.match(/.{1,7}/gs), [text, ' '.repeat(500)]]);
  const extension = random.pick(['', '', ';a=b', ';a="b;c"']);
  const trailer = random.pick(['', '', 'X-Trailer: a\r\n', 'Content-Length: 3\r\nAuthorization: x\r\n']);
  const body = Buffer.from(`${pieces.map((piece) => chunk(piece, extension)).join('')}0\r\n${trailer}\r\n`);
  const headers = [
    ['Content-Type', 'application/json'],
    ['Transfer-Encoding', 'chunked'],
  ];
  // Some servers refuse extensions or trailers, and end the connection with it.
  await attack.send({ ...attack.call(route), headers, body, closes: true });
}

/** Chunked bodies that are wrong: sizes that lie, are negative, enormous or no number; no end. */
async function brokenChunks(attack) {
  const { random } = attack;
  const body = random.pick([
    ...[
      'zz\r\n{}\r\n0\r\n\r\n',
      '-1\r\n{}\r\n0\r\n\r\n',
      'ffffffffffffffff\r\n{}',
      '0x2\r\n{}\r\n0\r\n\r\n',
      '2\r\n{}{}\r\n0\r\n\r\n',
    ],
    ...[
      '2\n{}\n0\n\n',
      '2\r\n{}',
      '\r\n',
      '2 \r\n{}\r\n0\r\n\r\n',
      '+2\r\n{}\r\n0\r\n\r\n',
      `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
  ]);
  const { method, path } = attack.call(attack.routeWithBody());
  await alone(
    attack,
    `${method} ${path} HTTP/1.1\r\nHost: ${attack.host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
  );
}

/** Two readings of where a request ends: refused, and what would be the second request is never answered. */
async function smuggling(attack) {
  const { random } = attack;
  const { method, path } = attack.call(attack.routeWithBody());
  const hidden = `GET ${MARK} HTTP/1.1\r\nHost: ${attack.host}\r\n\r\n`;
  const length = (value) => `Content-Length: ${value}\r\n`;
  const te = (value) => `Transfer-Encoding: ${value}\r\n`;
  const framing = random.pick([
    [length(5) + te('chunked'), `0\r\n\r\n${hidden}`],
    [te('chunked') + length(hidden.length), `0\r\n\r\n${hidden}`],
    [length(2) + length(2 + hidden.length), `{}${hidden}`],
    [length(`2, ${2 + hidden.length}`), `{}${hidden}`],
    [te('xchunked') + length(2), `{}${hidden}`],
    [te('chunked, identity'), `0\r\n\r\n${hidden}`],
    [te('identity, chunked') + length(4), `0\r\n\r\n${hidden}`],
    [`Transfer-Encoding : chunked\r\n${length(2)}`, `{}${hidden}`],
    [`Transfer-Encoding:\tchunked\r\n${length(5)}`, `0\r\n\r\n${hidden}`],
    [te('chunked') + te('cow'), `0\r\n\r\n${hidden}`],
    [length('+2'), `{}${hidden}`],
    [length('-1'), `{}${hidden}`],
    [length('0x2'), `{}${hidden}`],
    [length('2a'), `{}${hidden}`],
    [length('99999999999999999999999'), `{}${hidden}`],
  ]);
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${attack.host}\r\nContent-Type: application/json\r\n`;
  await alone(attack, `${head}${framing[0]}\r\n${framing[1]}`, { expect: refused, once: true });
}

/** Heads that are no heads. */
async function heads(attack) {
  const { random } = attack;
  const host = `Host: ${attack.host}\r\n`;
  const path = attack.anyCall().path;
  const [text, options] = random.pick([
    [`GET ${path} HTTP/1.1\r\n\r\n`, { expect: refused }],
    [`GET ${path} HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, { expect: refused }],
    [`GET ${path} HTTP/1.1\r\nHost: a b\r\n\r\n`],
    [`GET ${path} HTTP/1.1\r\nHost: evil.example/x?@\r\n\r\n`],
    [`GET ${path} HTTP/1.1\r\nHost:\r\n\r\n`],
    [`GET ${path} HTTP/1.0\r\n\r\n`],
    [`GET ${path}\r\n\r\n`, { isOld: true }],
    [`GET ${path} HTTP/9.9\r\n${host}\r\n`],
    [`GET ${path} HTTP/1.1 x\r\n${host}\r\n`],
    [`GET  ${path} HTTP/1.1\r\n${host}\r\n`],
    [`GET ${path} x HTTP/1.1\r\n${host}\r\n`],
    [`GET ${path} HTTP/1.1\r\n${host}NoColon\r\n\r\n`],
    [`GET ${path} HTTP/1.1\r\n${host}: empty\r\n\r\n`],
    [`GET ${path} HTTP/1.1\r\n${host}X: a\r\n folded\r\n\r\n`],
    [`GET ${path} HTTP/1.1\n${host.trim()}\n\n`],
    [`GET ${path} HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`, { expect: refused }],
    [`GET ${path} HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`],
    [`GET ${path}\0 HTTP/1.1\r\n${host}\r\n`, { expect: refused }],
    [`GET * HTTP/1.1\r\n${host}\r\n`],
    [`OPTIONS * HTTP/1.1\r\n${host}\r\n`],
    [`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, { expect: refused }],
    [`PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
    [`\r\n\r\nGET ${path} HTTP/1.1\r\n${host}\r\n`],
    [
      `GET ${path} HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
    ],
    [`GET ${path} HTTP/1.1\r\n${host}Connection: host, cookie, content-length\r\n\r\n`],
    [`POST ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a":`],
    [`GET ${path} HTTP/1.1\r\n${host}X: unfinished`],
    ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    [random.bytes(200).toString('latin1')],
    ['\r\n'.repeat(50)],
  ]);
  await alone(attack, text, options);
}

/** Requests one behind the other without waiting: each has its answer, in order. */
async function pipelined(attack) {
  const paths = Array.from({ length: attack.random.int(2, 6) }, () =>
    attack.random.pick(['/api/pages', '/api/whiskeys', '/api/nothing', '/api/spirit-options']),
  );
  const bytes = Buffer.from(
    paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${attack.host}\r\n\r\n`).join(''),
  );
  await attack.sendRaw(bytes, { answers: paths.length, path: '/api' });
}

/** A refusal of a body that is still on its way, then a good request on the same connection, or on the next one. */
async function earlyRefusals(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const size = random.pick([100, 20_000, 250_000, 300_000]);
  const headers = random.pick([
    [['Content-Type', 'text/plain']],
    [
      ['Content-Type', 'application/json'],
      ['Content-Encoding', 'gzip'],
    ],
    [
      ['Content-Type', 'application/json'],
      ['Origin', 'https://evil.example'],
    ],
  ]);
  await attack.send({
    ...attack.call(route),
    headers,
    body: 'a'.repeat(size),
    expect: (status) => (status >= 400 && status < 500 ? undefined : 'a 4xx'),
  });
  await attack.send({
    method: 'GET',
    path: '/api/pages',
    expect: (status) => (status === 200 ? undefined : '200'),
  });
}

export const framingKinds = [
  { name: 'chunks', weight: 2, run: chunks },
  { name: 'broken chunks', weight: 1, run: brokenChunks },
  { name: 'smuggling', weight: 3, run: smuggling },
  { name: 'heads', weight: 4, run: heads },
  { name: 'pipelined', weight: 0.5, run: pipelined },
  { name: 'early refusals', weight: 1.5, run: earlyRefusals },
];
