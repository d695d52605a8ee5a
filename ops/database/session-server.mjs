import { createServer } from 'node:net';
import { fatalMessage, readMessage, readStartup, startupMessage, textMessage } from './messages.mjs';

const MOST_CONNECTIONS = 20;
/** Milliseconds; the services give up a statement after 3,200. */
const IDLE_IN_TRANSACTION = 5_000;
/** Messages after which the session is free again, unless a transaction is open. */
const ENDS_CYCLE = new Set(['Q', 'S', 'F']);
const NOTHING = Buffer.alloc(0);

/**
 * Lets connections take turns on PGlite's one session. A turn lasts until the transaction, or the statement outside
 * one, has ended; whoever comes next finds nothing of the one before: no settings, no prepared statements.
 * A connection that ends, or rests for five seconds, inside a transaction is rolled back.
 * @param onBroken is called when the session itself threw; nothing more can be done with it then
 */
export async function createSessionServer(db, onBroken) {
  const greeting = await execute(startupMessage());
  const waiting = [];
  const connections = new Set();
  let holder;
  let latest;
  let isRunning = false;
  let idleTimer;

  async function execute(bytes, onData) {
    const parts = [];
    const onRawData = onData ?? ((data) => parts.push(Buffer.from(data)));
    const startup = bytes[0] === 0 ? await db.execProtocolRaw(bytes, { syncToFs: false }) : undefined;
    if (startup) return Buffer.from(startup);
    await db.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
    return Buffer.concat(parts);
  }

  const statement = (sql) => execute(textMessage('Q', sql));

  function nextTurn() {
    const index = holder ? waiting.findIndex(({ connection }) => connection === holder) : 0;
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(idleTimer);
    try {
      for (let turn = nextTurn(); turn; turn = nextTurn()) await take(turn);
    } catch (error) {
      onBroken(error);
      return;
    }
    isRunning = false;
    if (holder) idleTimer = setTimeout(endIdle, IDLE_IN_TRANSACTION);
  }

  async function take({ connection, bytes, endsCycle }) {
    if (latest !== connection) await statement('DISCARD ALL');
    latest = connection;
    // A copy: the piece is a view of PGlite's memory, whose next piece takes its place while this one waits to be sent.
    await execute(bytes, (data) => connection.write(Buffer.from(data)));
    holder = db.isInTransaction() || !endsCycle ? connection : undefined;
    if (holder?.destroyed) await rollBack();
  }

  async function rollBack() {
    holder = undefined;
    // Sync ends a statement that was left half-way.
    await execute(Buffer.from('S\0\0\0\x04'));
    await statement('ROLLBACK');
  }

  function endIdle() {
    holder.end(fatalMessage('25P03', 'terminating connection due to idle-in-transaction timeout'));
    holder.destroy();
  }

  async function forget(connection) {
    connections.delete(connection);
    for (let i = waiting.length - 1; i >= 0; i -= 1)
      if (waiting[i].connection === connection) waiting.splice(i, 1);
    if (holder !== connection || isRunning) return;
    isRunning = true;
    try {
      await rollBack();
    } catch (error) {
      onBroken(error);
      return;
    }
    isRunning = false;
    await run();
  }

  function serve(connection) {
    connections.add(connection);
    let received = NOTHING;
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
        const endsCycle = ENDS_CYCLE.has(message.type);
        if (!endsCycle && message.type !== 'H') continue;
        waiting.push({ connection, bytes: new Uint8Array(received.subarray(0, end)), endsCycle });
        received = received.subarray(end);
        end = 0;
      }
      void run();
    }

    connection.on('data', (data) => {
      received = received.length > 0 ? Buffer.concat([received, data]) : data;
      try {
        if (!isKnown) greet();
        if (isKnown) enqueue();
      } catch {
        connection.end(fatalMessage('08P01', 'invalid message'));
        connection.destroySoon();
        received = NOTHING;
      }
    });
    connection.on('error', () => connection.destroy());
    connection.on('close', () => void forget(connection));
  }

  const server = createServer(serve);
  server.maxConnections = MOST_CONNECTIONS;
  return {
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
