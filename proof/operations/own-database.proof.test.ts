import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, openDatabase, until, type TestDatabase } from '@peanut/service/testing';
import { needBinaries } from '../../ops/process/run.mjs';
import { startPgBouncer } from '../stack/pgbouncer.mjs';
import { logIn, OWNER_ENV } from './support/owner.js';
import { spawnProduct, startProduct } from './support/product.js';

jest.setTimeout(150_000);

let folder: string;
let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;

beforeAll(async () => {
  await needBinaries(['pgbouncer']);
  folder = mkdtempSync(join(tmpdir(), 'peanut-own-database-'));
  // PgBouncer runs as another user below it.
  chmodSync(folder, 0o755);
  database = await createTestDatabase();
  pooler = await startPgBouncer(folder, database.url);
});

afterAll(async () => {
  await pooler?.part.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('behind a PgBouncer that pools transactions', () => {
  it('the bar opens, and takes what the owner writes', async () => {
    const env = { ...OWNER_ENV, DATABASE_URL: pooler.url };
    const product = await startProduct({ dataDir: join(folder, 'pooled'), env });
    const owner = await logIn(product);
    expect((await owner.call('POST', '/api/restore-points', {})).status).toBe(201);
    expect((await owner.call('GET', '/api/export')).status).toBe(200);
    expect(product.said()).not.toContain('DATABASE_URL');
    await product.stop();
  });

  it('Postgres ends a statement of a transaction, and the service gives up any other', async () => {
    const schema = { url: pooler.url, schema: 'toy', pool: 1, entities: [], migrations: [] };
    const { database: toy, close } = await openDatabase(schema);
    const sleep = 'SELECT pg_sleep(60)';
    await expect(toy.transaction((manager) => manager.query(sleep))).rejects.toMatchObject({
      driverError: { code: '57014' },
    });
    await expect(toy.query(sleep)).rejects.toMatchObject({ message: 'Query read timeout' });
    await expect(toy.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    await close();
  });
});

describe('a database that cannot be used', () => {
  const changed = (url: string, change: Partial<URL>): string => Object.assign(new URL(url), change).href;
  const start = (url: string) =>
    spawnProduct({ dataDir: join(folder, 'refused'), env: { DATABASE_URL: url } });

  it.each<[string, Partial<URL>, string]>([
    ['a wrong password', { password: 'wrong' }, 'password authentication failed for user'],
    ['an unknown database', { pathname: '/peanut_test_unknown' }, 'database "peanut_test_unknown" does not'],
    ['TLS where there is none', { search: '?sslmode=require' }, 'The server does not support SSL'],
  ])('ends the start at once, in its own words: %s', async (_, change, words) => {
    const product = await start(changed(database.url, change));
    await until(() => product.launcher.exitCode !== null, 'the start has ended', 60_000);
    expect(product.launcher.exitCode).toBe(1);
    expect(product.said()).toContain(`\nDATABASE_URL: ${words}`);
  });

  it('is told at once where it may still come, and the start waits', async () => {
    const search = '?options=-c%20statement_timeout%3D1000';
    const product = await start(changed(pooler.url, { search }));
    const words = 'DATABASE_URL: unsupported startup parameter: options. Trying again …';
    await until(() => product.said().includes(words), 'the reason is told', 60_000);
    expect(product.launcher.exitCode).toBeNull();
    await product.stop();
  });
});
