import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { needBinaries } from '../../ops/process/run.mjs';
import { answersAt, waitUntil } from '../../ops/lib/wait.mjs';
import { startNode } from './parts.mjs';
import { execute, startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * What the service tests share: a Postgres, where each file makes a database of its own, a Redis, and an admin service
 * with a session. The Postgres and the Redis that TEST_DATABASE_URL and TEST_REDIS_URL name are taken instead. Returns
 * the tests' variables and `stop()`.
 * @param {(text: string) => void} say
 */
export async function startTestServers(say) {
  const given = { database: process.env['TEST_DATABASE_URL'], redis: process.env['TEST_REDIS_URL'] };
  const postgres = given.database ? [] : ['initdb', 'postgres'];
  await needBinaries(['nginx', 'openssl', ...postgres, ...(given.redis ? [] : ['redis-server'])], say);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-services-'));
  // Postgres runs as another user below it.
  await chmod(folder, 0o755);
  /** @type {import('./parts.mjs').Part[]} */
  const parts = [];
  const stop = async () => {
    for (const part of parts.reverse()) await part.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  /** @type {(started: { part: import('./parts.mjs').Part, url: string }) => string} */
  const own = ({ part, url }) => {
    parts.push(part);
    return url;
  };
  try {
    const [database, redis] = await Promise.all([
      given.database ?? startPostgres(folder).then(own).then(emptyDatabase),
      given.redis ?? startRedis(folder).then(own),
    ]);
    const { admin, cookie } = await startSharedAdmin(database, folder, own);
    const env = {
      TEST_DATABASE_URL: database,
      TEST_REDIS_URL: redis,
      TEST_ADMIN_URL: admin,
      TEST_OWNER_COOKIE: cookie,
    };
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The tests refuse a database whose name does not contain "test".
 * @param {string} superUrl
 */
async function emptyDatabase(superUrl) {
  await execute(superUrl, 'CREATE DATABASE peanut_test');
  return new URL('/peanut_test', superUrl).href;
}

/**
 * One admin service for all test files that only need a session: each start hashes a password, which costs as much as
 * such a file's tests.
 * @param {string} databaseUrl
 * @param {string} folder for its log
 * @param {(started: { part: import('./parts.mjs').Part, url: string }) => string} own
 */
async function startSharedAdmin(databaseUrl, folder, own) {
  // What is built is asked for only now.
  const { FIRST_PASSWORD, logIn } = await import('@peanut/service/testing');
  const [port] = await freePorts(1);
  const part = startNode(join(ROOT, 'services/admin/bundle/main.js'), {
    name: 'admin',
    folder,
    env: {
      ...{ DATABASE_URL: databaseUrl, ADMIN_PASSWORD: FIRST_PASSWORD },
      ...{ HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    },
  });
  const admin = own({ part, url: `http://127.0.0.1:${port}` });
  if (!(await waitUntil(() => answersAt(`${admin}/health/ready`))))
    throw new Error(`The admin service of the tests did not start: ${part.lastError}`);
  return { admin, cookie: await logIn(admin) };
}
