import type { SchemaOptions } from '@peanut/service';
import { checkDatabase, clockFindings } from '@peanut/service/maintenance';
import { checkRedis } from '@peanut/service/rate-limit';
import {
  createTestDatabase,
  freePort,
  startTcpProxy,
  testRedisUrl,
  type TestDatabase,
} from '@peanut/service/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(`CREATE ROLE checks_guest LOGIN PASSWORD 'secret-of-checks'`);
});
afterAll(async () => {
  await database.query('DROP OWNED BY checks_guest; DROP ROLE checks_guest');
  await database.drop();
});

class Known1700000000000 {}

const schemaAt = (url: string): SchemaOptions => ({
  url,
  schema: 'checked',
  pool: 1,
  entities: [],
  migrations: [Known1700000000000],
});

const asGuest = (password: string): string =>
  Object.assign(new URL(database.url), { username: 'checks_guest', password }).href;

const elsewhere = async (url: string): Promise<string> =>
  Object.assign(new URL(url), { host: `127.0.0.1:${await freePort()}` }).href;

describe('checkDatabase', () => {
  const texts = async (url: string): Promise<string> =>
    (await checkDatabase(schemaAt(url))).map(({ level, text }) => `${level} ${text}`).join('\n');

  it('finds a database well whose role may make the schema', async () => {
    expect(await texts(database.url)).toMatch(/^ok The database of checked answers \(Postgres \d+/);
  });

  it('tells one that is away, and one that refuses, and never the password', async () => {
    expect(await texts(await elsewhere(database.url))).toMatch(
      /^fail .* cannot be reached: connect ECONNREFUSED/,
    );
    const refused = await texts(asGuest('wrong-secret'));
    expect(refused).toMatch(/^fail .* cannot be reached: password authentication failed/);
    expect(refused).not.toContain('wrong-secret');
  });

  it('tells a role that may not make tables', async () => {
    expect(await texts(asGuest('secret-of-checks'))).toMatch(/fail The role of checked may not make tables/);
  });

  it('tells one that is frozen', async () => {
    const proxy = await startTcpProxy(new URL(database.url));
    proxy.freeze();
    const url = Object.assign(new URL(database.url), { host: `127.0.0.1:${proxy.port}` }).href;
    expect(await texts(url)).toMatch(/^fail The database of checked/);
    await proxy.close();
  });

  it('tells tables of a newer version', async () => {
    await database.query(
      `CREATE SCHEMA checked;
       CREATE TABLE checked.migrations (id serial PRIMARY KEY, timestamp bigint, name varchar);
       INSERT INTO checked.migrations (timestamp, name) VALUES (1, 'Newer1800000000000')`,
    );
    expect(await texts(database.url)).toMatch(/fail .*newer version of Peanut \(Newer1800000000000/);
  });
});

describe('checkRedis', () => {
  it('finds one well, and none is no fault', async () => {
    expect(await checkRedis(testRedisUrl())).toEqual([{ level: 'ok', text: 'Redis answers.' }]);
    expect(await checkRedis(undefined)).toEqual([]);
  });

  it('tells one that is away, and one that refuses the password', async () => {
    const [away] = await checkRedis(await elsewhere(testRedisUrl()));
    expect(away).toMatchObject({ level: 'fail', text: expect.stringContaining('ECONNREFUSED') });
    const url = Object.assign(new URL(testRedisUrl()), { username: 'nobody', password: 'wrong-secret' }).href;
    const [refused] = await checkRedis(url);
    expect(refused).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('refuses the name or the password'),
    });
    expect(refused?.text).not.toContain('wrong-secret');
  });
});

it.each([
  [30_000, []],
  [
    -90_000,
    [{ level: 'warn', text: "This machine's clock and that of Redis differ by 90 s. Set both by NTP." }],
  ],
  [NaN, []],
])('a clock that is %d ms off', (offset, findings) => {
  expect(clockFindings('Redis', Date.now() + offset)).toEqual(findings);
});
