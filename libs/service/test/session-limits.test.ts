import type { Database } from '../src/database/database.js';
import {
  createTestDatabase,
  openDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
} from '../src/testing/index.js';

const STARTUP = 196_608;
/** The head of the message that holds the key by which a client cancels: its type, and its size. */
const KEY = Buffer.from('K\0\0\0\x0c');

let server: TestDatabase;
let proxy: TcpProxy;
let close: () => Promise<void> = () => Promise.resolve();
/** Names of the parameters in each start-up packet. */
let startups: string[][];
let isPooler: boolean;

/** Like PgBouncer, a pooler greets its clients by a process of its own. */
function otherKey(piece: Buffer): Buffer {
  const at = isPooler ? piece.indexOf(KEY) : -1;
  if (at >= 0) piece.writeInt32BE(-1, at + KEY.length);
  return piece;
}

function noted(piece: Buffer): Buffer {
  const isStartup = piece.length > 8 && piece.readInt32BE(4) === STARTUP;
  const words = piece.subarray(8, -2).toString().split('\0');
  if (isStartup) startups.push(words.filter((_, index) => index % 2 === 0));
  return piece;
}

beforeAll(async () => {
  server = await createTestDatabase();
  proxy = await startTcpProxy(new URL(server.url), { toServer: noted, toClient: otherKey });
});
beforeEach(() => (startups = []));
afterEach(() => close());
afterAll(async () => {
  await proxy.close();
  await server.drop();
});

async function open(pooler: boolean): Promise<Database> {
  isPooler = pooler;
  const url = Object.assign(new URL(server.url), { port: proxy.port }).href;
  const opened = await openDatabase({ url, schema: 'toy', pool: 1, entities: [], migrations: [] });
  close = opened.close;
  return opened.database;
}

const LIMITS = `SELECT current_setting('statement_timeout') AS statement,
  current_setting('idle_in_transaction_session_timeout') AS idle`;
const SET = [{ statement: '3s', idle: '10s' }];
const NOT_SET = [{ statement: '0', idle: '0' }];

it('sends nothing in the start-up packet that a pooler refuses', async () => {
  await open(false);
  expect(startups).toEqual([['user', 'database', 'application_name', 'client_encoding']]);
});

it('limits each statement of a connection to Postgres', async () => {
  const database = await open(false);
  expect(await database.query(LIMITS)).toEqual(SET);
  expect(await database.transaction((manager) => manager.query(LIMITS))).toEqual(SET);
});

describe('behind a pooler', () => {
  it('limits transactions, and leaves nothing in a session that others use, too', async () => {
    const database = await open(true);
    expect(await database.transaction((manager) => manager.query(LIMITS))).toEqual(SET);
    expect(await database.query(LIMITS)).toEqual(NOT_SET);
  });

  it('lets a transaction choose how isolated it is', async () => {
    const database = await open(true);
    const work = database.transaction(async (manager) => {
      await manager.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return manager.query('SHOW transaction_isolation');
    });
    await expect(work).resolves.toEqual([{ transaction_isolation: 'repeatable read' }]);
  });
});
