import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv, until } from '@peanut/service/testing';
import { databaseAnswers } from '../../ops/database/probe.mjs';
import pg from 'pg';

const program = (name: string): string =>
  fileURLToPath(new URL(`../../ops/database/${name}.mjs`, import.meta.url));

let folder: string;
let server: ChildProcess;
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

const isUp = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(join(folder, '.s.PGSQL.5432'));
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-session-'));
  const database = join(folder, 'database');
  execFileSync(process.execPath, [program('make'), database], { env: childEnv({}) });
  server = spawn(process.execPath, [program('main'), database, join(folder, '.s.PGSQL.5432')], {
    env: childEnv({}),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(isUp, 'the database listens', 30_000);
  await (await connect()).query('CREATE TABLE notes (text text)');
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end().catch(() => undefined)));
});

afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const countNotes = async (client: pg.Client, text: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM notes WHERE text = $1',
    [text],
  );
  return rows[0]?.count ?? 0;
};

describe('two connections on one session', () => {
  it('let a transaction end before the other is served, and a rollback touches only its own', async () => {
    const [first, second] = [await connect(), await connect()];
    const order: string[] = [];
    await first.query('BEGIN');
    await first.query('INSERT INTO notes VALUES ($1)', ['first']);
    const other = second.query('INSERT INTO notes VALUES ($1)', ['second']).then(() => order.push('second'));
    await first.query('SELECT pg_sleep(0.1)');
    order.push('rollback');
    await first.query('ROLLBACK');
    await other;
    expect(order).toEqual(['rollback', 'second']);
    expect(await countNotes(second, 'first')).toBe(0);
    expect(await countNotes(first, 'second')).toBe(1);
  });

  it('never mix their statements', async () => {
    const pair = [await connect(), await connect()];
    const ask = async (i: number): Promise<void> => {
      const client = pair[i % 2] as pg.Client;
      const { rows } = await client.query('SELECT $1::int AS number, $2::text AS client', [i, String(i % 2)]);
      expect(rows).toEqual([{ number: i, client: String(i % 2) }]);
    };
    const inTurn = async (which: number): Promise<void> => {
      for (let i = which; i < 100; i += 2) await ask(i);
    };
    await Promise.all([inTurn(0), inTurn(1)]);
  });

  it('get long answers whole, more than a socket takes at once', async () => {
    const client = await connect();
    const { rows } = await client.query<{ text: string }>(
      "SELECT i || repeat('x', 1000) AS text FROM generate_series(1, 3000) AS i",
    );
    expect(rows.map(({ text }) => text)).toEqual(
      Array.from({ length: 3_000 }, (_, i) => `${i + 1}${'x'.repeat(1_000)}`),
    );
  });

  it('see no settings of one another', async () => {
    const [first, second] = [await connect(), await connect()];
    await first.query("SET search_path = 'elsewhere'");
    expect((await second.query('SHOW search_path')).rows).toEqual([{ search_path: 'public' }]);
  });

  it('roll back what a lost connection left open', async () => {
    const [lost, other] = [await connect(), await connect()];
    await lost.query('BEGIN');
    await lost.query('INSERT INTO notes VALUES ($1)', ['lost']);
    const { stream } = (lost as unknown as { connection: { stream: { destroy(): void } } }).connection;
    stream.destroy();
    expect(await countNotes(other, 'lost')).toBe(0);
  });

  it('do not wait for ever for one that rests inside a transaction', async () => {
    const [resting, other] = [await connect(), await connect()];
    await resting.query('BEGIN');
    await resting.query('INSERT INTO notes VALUES ($1)', ['resting']);
    expect(await countNotes(other, 'resting')).toBe(0);
  });

  it('go on after a statement that fails', async () => {
    const [first, second] = [await connect(), await connect()];
    await first.query('BEGIN');
    await expect(first.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    await first.query('ROLLBACK');
    expect((await second.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('a client that does not wait for the greeting', () => {
  it('is answered', async () => {
    expect(await databaseAnswers(join(folder, '.s.PGSQL.5432'))).toBe(true);
  });
});
