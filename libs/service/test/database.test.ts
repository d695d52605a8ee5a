import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Database } from '../src/database/database.js';
import { errorAnswer } from '../src/http/error-answer.js';
import { createTestDatabase, until, type TestDatabase } from '../src/testing/index.js';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  const schema = { url: server.url, schema: 'toy', pool: 1, entities: [], migrations: [] };
  database = new Database({ ...schema, seed: async () => undefined });
  database.onApplicationBootstrap();
  await new Promise<void>((resolve) => database.onReady(resolve));
});

afterAll(async () => {
  await database.onApplicationShutdown();
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
