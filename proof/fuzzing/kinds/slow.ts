import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Kind } from '../attack.js';
import { oneOf } from '../checks.js';
import { Wire, writeRequest } from '../wire.js';

const is200 = oneOf(200);

/** A head that comes byte by byte is answered like any other. */
async function slowHeads(attack: Attack): Promise<void> {
  const { random } = attack;
  const path = random.pick(['/api/pages', '/', '/api/spirit-options']);
  const bytes = writeRequest({ method: 'GET', path }, attack.host);
  await attack.sendRaw(bytes, { path, drip: { size: random.pick([1, 3]), pause: 3 }, expect: is200 });
}

/** A body that comes byte by byte, announced or in chunks of one byte. */
async function slowBodies(attack: Attack): Promise<void> {
  const route = attack.routeWithBody();
  const text = JSON.stringify(attack.body(route)).slice(0, 300);
  const request = attack.call(route);
  const isChunked = attack.random.chance(0.5);
  if (isChunked) request.headers.push(['Transfer-Encoding', 'chunked']);
  const bytes = [...Buffer.from(text).toString('latin1')].map((byte) => `1\r\n${byte}\r\n`);
  const body = isChunked ? Buffer.from(`${bytes.join('')}0\r\n\r\n`, 'latin1') : text;
  const drip = { size: isChunked ? 6 : 2, pause: 2 };
  await attack.sendRaw(writeRequest({ ...request, body }, attack.host), { path: request.path, drip });
}

/** Answers of megabytes, for which the address is asked again and again on one connection. */
function manyReads({ random, world, host }: Attack, count: number): { path: string; bytes: Buffer } {
  const path = random.pick([...world.files, '/api/cocktails', '/api/whiskeys']);
  const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  return { path, bytes: Buffer.from(head.repeat(count)) };
}

/** Somebody who reads late still gets everything. */
async function slowReaders(attack: Attack): Promise<void> {
  const answers = 8;
  const { path, bytes } = manyReads(attack, answers);
  await attack.sendRaw(bytes, { path, answers, deafFor: 300, expect: is200 });
}

/** Somebody who asks for megabytes, reads nothing and goes. */
async function unreadAnswers(attack: Attack): Promise<void> {
  const { bytes } = manyReads(attack, 60);
  const wire = new Wire(attack.target.endpoint);
  wire.socket.pause();
  wire.socket.write(bytes);
  await sleep(400);
  attack.report.answered(attack, 'unread');
  wire.close();
}

/** Many connections that say nothing more, and others that are answered meanwhile. */
async function idleConnections(attack: Attack): Promise<void> {
  attack.target.held.openSome(13);
  for (const path of ['/api/pages', '/api/spirit-options', '/'])
    await attack.send({ method: 'GET', path, expect: is200 });
}

export const SLOW: Kind[] = [
  { name: 'slow heads', weight: 0.7, run: slowHeads },
  { name: 'slow bodies', weight: 0.7, run: slowBodies },
  { name: 'slow readers', weight: 0.4, run: slowReaders },
  { name: 'unread answers', weight: 0.4, run: unreadAnswers },
  { name: 'idle connections', weight: 0.5, run: idleConnections },
];
