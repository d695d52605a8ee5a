// A program of its own: so many connections that send hostile bodies one after the other until it is ended.
import { Agent, request } from 'node:http';
import { HOSTILE_BODIES } from './hostile-bodies.mjs';

/**
 * What the guest was answered: how often by status, and the bytes of the largest answer.
 * @typedef {{ sent: number, largest: number, statuses: Record<number, number> }} Told
 */

const [, , baseUrl = '', connections] = process.argv;
const PATHS = ['/api/admin/verify', '/api/chat', '/api/recommendations', '/api/cocktails'];
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const bodies = Object.values(HOSTILE_BODIES).map((text) => Buffer.from(text));
let next = 0;

/**
 * The answer's size and status; none when the connection broke.
 * @returns {Promise<{ size: number, status: number }>}
 */
function send() {
  const turn = next++;
  const body = bodies[turn % bodies.length] ?? Buffer.alloc(0);
  const path = PATHS[Math.floor(turn / bodies.length) % PATHS.length];
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  return new Promise((resolve) => {
    const sent = request(baseUrl + path, { method: 'POST', agent, headers }, (answer) => {
      let size = 0;
      answer.on('data', (piece) => (size += piece.length));
      answer.on('close', () => resolve({ size, status: answer.statusCode ?? 0 }));
    });
    sent.on('error', () => resolve({ size: 0, status: 0 }));
    sent.end(body);
  });
}

/** @type {Told} */
const told = { sent: 0, largest: 0, statuses: {} };

async function goOn() {
  for (;;) {
    const { size, status } = await send();
    told.sent += 1;
    told.largest = Math.max(told.largest, size);
    told.statuses[status] = (told.statuses[status] ?? 0) + 1;
  }
}

for (let index = 0; index < Number(connections); index += 1) void goOn();
process.on('message', () => process.send?.(told, () => process.exit()));
