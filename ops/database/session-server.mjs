import { createServer } from 'node:net';
import {
  fatalMessage,
  readMessage,
  readStartup,
  startupMessage,
  textMessage,
  withoutCancelKey,
} from './messages.mjs';

const MOST_CONNECTIONS = 20;
/** Milliseconds; the services give up a statement after 3,200. */
const IDLE_IN_TRANSACTION = 5_000;
/** Messages after which the session is free again, unless a transaction is open. */
const ENDS_CYCLE = ['Q', 'S', 'F'];

/**
 * @typedef {import('node:net').Socket} Socket
 * @typedef {import('@electric-sql/pglite').PGlite} PGlite
 * @typedef {{ connection: Socket, bytes: Uint8Array, endsCycle: boolean }} Turn
 */

/**
 * Lets connections take turns on PGlite's one session. A turn lasts until the transaction, or the statement outside
 * one, has ended; whoever comes next finds nothing of the one before: no settings, no prepared statements.
 * A connection that ends, or rests for five seconds, inside a transaction is rolled back.
 * @param {PGlite} db
 * @param {(error: Error) => void} onBroken is called when the session itself threw; nothing more can be done with it then
 */
export async function createSessionServer(db, onBroken) {
  // Nothing can be cancelled here. The services see from it that there are no timers for limits, either.
  const greeting = withoutCancelKey(await db.execProtocolRaw(startupMessage(), { syncToFs: false }));
  const session = new Session(db, onBroken);
  /** @type {Set<Socket>} */
  const connections = new Set();
  const server = createServer((connection) => {
    connections.add(connection);
    serve(connection, session, greeting);
    connection.on('close', () => connections.delete(connection));
  });
  server.maxConnections = MOST_CONNECTIONS;
  return {
    /** @type {(at: import('node:net').ListenOptions) => Promise<void>} */
    listen: (at) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(at, resolve);
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of connections) connection.destroy();
      await closed;
    },
  };
}

/**
 * Takes the messages of a connection apart.
 * @param {Socket} connection
 * @param {Session} session
 * @param {Buffer} greeting
 */
function serve(connection, session, greeting) {
  let received = Buffer.alloc(0);
  let isKnown = false;

  function greet() {
    while (!isKnown) {
      const first = readStartup(received);
      if (!first) return;
      received = received.subarray(first.size);
      isKnown = first.kind === 'startup';
      connection.write(isKnown ? greeting : 'N');
    }
  }

  function enqueue() {
    let end = 0;
    for (let message = readMessage(received, end); message; message = readMessage(received, end)) {
      if (message.type === 'X') return connection.end();
      end += message.size;
      const endsCycle = ENDS_CYCLE.includes(message.type);
      if (!endsCycle && message.type !== 'H') continue;
      session.add({ connection, bytes: new Uint8Array(received.subarray(0, end)), endsCycle });
      received = received.subarray(end);
      end = 0;
    }
    void session.run();
  }

  connection.on('data', (data) => {
    received = received.length > 0 ? Buffer.concat([received, data]) : Buffer.from(data);
    try {
      if (!isKnown) greet();
      if (isKnown) enqueue();
    } catch {
      connection.end(fatalMessage('08P01', 'invalid message'));
      connection.destroySoon();
      received = Buffer.alloc(0);
    }
  });
  connection.on('error', () => connection.destroy());
  connection.on('close', () => void session.forget(connection));
}

/** PGlite's one session, and who waits for it. */
class Session {
  /** @type {Turn[]} */
  #waiting = [];
  /** Who is inside a transaction. @type {Socket | undefined} */
  #holder;
  /** @type {Socket | undefined} */
  #latest;
  #isRunning = false;
  /** @type {NodeJS.Timeout | undefined} */
  #idleTimer;
  #db;
  #onBroken;

  /**
   * @param {PGlite} db
   * @param {(error: Error) => void} onBroken
   */
  constructor(db, onBroken) {
    this.#db = db;
    this.#onBroken = onBroken;
  }

  add(/** @type {Turn} */ turn) {
    this.#waiting.push(turn);
  }

  /** Takes the turns that may be taken now. What comes meanwhile is taken, too. */
  async run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    clearTimeout(this.#idleTimer);
    try {
      for (let turn = this.#nextTurn(); turn; turn = this.#nextTurn()) await this.#take(turn);
    } catch (error) {
      return this.#onBroken(/** @type {Error} */ (error));
    }
    this.#isRunning = false;
    if (this.#holder) this.#idleTimer = setTimeout(() => this.#endIdle(), IDLE_IN_TRANSACTION);
  }

  async forget(/** @type {Socket} */ connection) {
    this.#waiting = this.#waiting.filter((turn) => turn.connection !== connection);
    if (this.#holder !== connection || this.#isRunning) return;
    this.#isRunning = true;
    try {
      await this.#rollBack();
    } catch (error) {
      return this.#onBroken(/** @type {Error} */ (error));
    }
    this.#isRunning = false;
    await this.run();
  }

  #nextTurn() {
    const holder = this.#holder;
    const index = holder ? this.#waiting.findIndex(({ connection }) => connection === holder) : 0;
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #take(/** @type {Turn} */ { connection, bytes, endsCycle }) {
    if (this.#latest !== connection) await this.#execute(textMessage('Q', 'DISCARD ALL'));
    this.#latest = connection;
    // A copy: the piece is a view of PGlite's memory, whose next piece takes its place while this one waits to be sent.
    await this.#execute(bytes, (data) => connection.write(Buffer.from(data)));
    this.#holder = this.#db.isInTransaction() || !endsCycle ? connection : undefined;
    if (this.#holder?.destroyed) await this.#rollBack();
  }

  async #rollBack() {
    this.#holder = undefined;
    // Sync ends a statement that was left half-way.
    await this.#execute(Buffer.from('S\0\0\0\x04'));
    await this.#execute(textMessage('Q', 'ROLLBACK'));
  }

  #endIdle() {
    this.#holder?.end(fatalMessage('25P03', 'terminating connection due to idle-in-transaction timeout'));
    this.#holder?.destroy();
  }

  /**
   * @param {Uint8Array} bytes
   * @param {(data: Uint8Array) => void} [onRawData]
   */
  #execute = (bytes, onRawData = () => {}) =>
    this.#db.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
}
