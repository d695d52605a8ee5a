import { connect } from 'node:net';
import { startupMessage, textMessage } from './messages.mjs';

const TIMEOUT = 1_500;
/** The row that answers `SELECT 1`. */
const ROW = Buffer.from([0x44, 0, 0, 0, 11, 0, 1, 0, 0, 0, 1, 0x31]);

/**
 * Milliseconds for which a transaction may hold all others up before the database counts as hung. The database itself
 * ends one that rests for five seconds; on a slow machine several follow each other.
 */
const LONGEST_HELD = 30_000;

/**
 * Asks a query on a new connection; `listen` is a socket's path or a loopback port. Tells how far it got.
 * @param {string} listen
 * @returns {Promise<{ isGreeted: boolean, isAnswered: boolean }>}
 */
function askDatabase(listen) {
  return new Promise((resolve) => {
    const socket = connect(
      /^\d+$/.test(listen) ? { host: '127.0.0.1', port: Number(listen) } : { path: listen },
    );
    let received = Buffer.alloc(0);
    const end = (/** @type {boolean} */ isAnswered) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ isGreeted: received.length > 0, isAnswered });
    };
    const timer = setTimeout(() => end(false), TIMEOUT);
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      if (received.includes(ROW)) end(true);
    });
    socket.write(Buffer.concat([startupMessage(), textMessage('Q', 'SELECT 1')]));
  });
}

/** Whether a query is answered. */
export const databaseAnswers = async (/** @type {string} */ listen) => (await askDatabase(listen)).isAnswered;

/**
 * A probe for the watchdog: whether the database lives. One that greets does, while a transaction of somebody slow holds its
 * one session.
 */
export function databaseProbe(/** @type {string} */ listen) {
  /** @type {number | undefined} */
  let heldSince;
  return async () => {
    const { isGreeted, isAnswered } = await askDatabase(listen);
    if (isAnswered || !isGreeted) heldSince = undefined;
    else heldSince ??= performance.now();
    return isAnswered || (isGreeted && performance.now() - (heldSince ?? 0) < LONGEST_HELD);
  };
}
