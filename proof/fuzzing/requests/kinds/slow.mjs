import { setTimeout as sleep } from 'node:timers/promises';
import { Wire, writeRequest } from '../wire.mjs';

const is200 = (status) => (status === 200 ? undefined : '200');

/** A head that comes byte by byte is answered like any other. */
async function slowHeads(attack) {
  const { random } = attack;
  const path = random.pick(['/api/pages', '/', '/api/spirit-options']);
  const bytes = writeRequest({ method: 'GET', path }, attack.host);
  await attack.sendRaw(bytes, { path, drip: { size: random.pick([1, 3]), pause: 3 }, expect: is200 });
}

/** A body that comes byte by byte, announced or in chunks of one byte. */
async function slowBodies(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const text = JSON.stringify(attack.body(route)).slice(0, 300);
  const request = attack.call(route);
  const chunked = [...Buffer.from(text)].map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`);
  const isChunked = random.chance(0.5);
  const bytes = writeRequest(
    isChunked
      ? {
          ...request,
          headers: [...request.headers, ['Transfer-Encoding', 'chunked']],
          body: Buffer.from(`${chunked.join('')}0\r\n\r\n`, 'latin1'),
        }
      : { ...request, body: text },
    attack.host,
  );
  await attack.sendRaw(bytes, { path: request.path, drip: { size: isChunked ? 6 : 2, pause: 2 } });
}

/** Answers of megabytes, for which the address is asked again and again on one connection. */
function manyReads({ random, world, host }, count) {
  const path = random.pick([...world.files, '/api/cocktails', '/api/whiskeys']);
  const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  return { path, bytes: Buffer.from(head.repeat(count)) };
}

/** Somebody who reads late still gets everything. */
async function slowReaders(attack) {
  const answers = 8;
  const { path, bytes } = manyReads(attack, answers);
  await attack.sendRaw(bytes, { path, answers, deafFor: 300, expect: is200 });
}

/** Somebody who asks for megabytes, reads nothing and goes. */
async function unreadAnswers(attack) {
  const { bytes } = manyReads(attack, 60);
  const wire = new Wire(attack.target.endpoint);
  wire.socket.pause();
  wire.socket.write(bytes);
  await sleep(400);
  attack.report.silent(attack, 'unread');
  wire.close();
}

/** Many connections that say nothing more, and others that are answered meanwhile. */
async function idleConnections(attack) {
  attack.target.held.openSome(40);
  for (const path of ['/api/pages', '/api/spirit-options', '/'])
    await attack.send({ method: 'GET', path, expect: is200 });
}

export const slowKinds = [
  { name: 'slow heads', weight: 0.7, run: slowHeads },
  { name: 'slow bodies', weight: 0.7, run: slowBodies },
  { name: 'slow readers', weight: 0.4, run: slowReaders },
  { name: 'unread answers', weight: 0.4, run: unreadAnswers },
  { name: 'idle connections', weight: 0.5, run: idleConnections },
];
