import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Database } from '../src/database/database.js';
import { errorAnswer } from '../src/http/error-answer.js';
import { createTestDatabase, openDatabase, until, type TestDatabase } from '../src/testing/index.js';

let server: TestDatabase;
let database: Database;
let close: () => Promise<void>;

const toySchema = () => ({ url: server.url, schema: 'toy', pool: 1, entities: [], migrations: [] });

beforeAll(async () => {
  server = await createTestDatabase();
  ({ database, close } = await openDatabase(toySchema()));
});

afterAll(async () => {
  await close();
  await server.drop();
});

/** Ends the transaction's connection while it sends nothing, as a Postgres that is restarted does. */
async function cutBetweenStatements(manager: EntityManager): Promise<void> {
  const [row] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
  await server.query('SELECT pg_terminate_backend($1)', [row?.pid]);
  await until(() => manager.queryRunner?.isReleased === true, 'TypeORM hears of it');
}

describe('a connection that is lost in the middle of a transaction', () => {
  it.each([
    ['the next statement', (manager: EntityManager) => manager.query('SELECT 1')],
    ['the commit', () => wait(0)],
  ])('is answered by 503 at %s, and the next transaction has another', async (_, next) => {
    const work = database.transaction(async (manager) => {
      await cutBetweenStatements(manager);
      await next(manager);
    });
    const error: unknown = await work.catch((thrown: unknown) => thrown);
    expect(errorAnswer(error).status).toBe(503);
    await expect(database.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  });
});

it('a connection whose query gets no answer in time is answered by 503, and the next query has another', async () => {
  await database.query('SET statement_timeout = 0');
  const error: unknown = await database.query('SELECT pg_sleep(60)').catch((thrown: unknown) => thrown);
  expect(errorAnswer(error).status).toBe(503);
  await expect(database.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
});

describe('a seed that breaks off', () => {
  it.each([
    ['of itself', () => Promise.reject(new Error('no seed'))],
    ['with its connection', cutBetweenStatements],
  ])('%s is run again, on what was there before it', async (_, breakOff) => {
    let tries = 0;
    const seed = async (manager: EntityManager): Promise<void> => {
      tries += 1;
      await manager.query('CREATE TABLE toy.seeded (id integer)');
      if (tries === 1) await breakOff(manager);
    };
    const again = await openDatabase(toySchema(), seed);
    await expect(again.database.query('SELECT id FROM toy.seeded')).resolves.toEqual([]);
    expect(tries).toBe(2);
    await again.close();
    await server.query('DROP TABLE toy.seeded');
  });
});
