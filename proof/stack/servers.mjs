import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts } from '../../ops/launch/ports.mjs';
import { needBinaries } from '../../ops/process/run.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * What the service tests share: a Postgres, where each file makes a database of its own, a Redis, and an admin service
 * with a session. The Postgres and the Redis that TEST_DATABASE_URL and TEST_REDIS_URL name are taken instead. Returns
 * the tests' variables and `stop()`.
 */
export async function startTestServers(say) {
  const given = { database: process.env['TEST_DATABASE_URL'], redis: process.env['TEST_REDIS_URL'] };
  await needBinaries(
    [
      'nginx',
      'openssl',
      ...(given.database ? [] : ['initdb', 'postgres']),
      ...(given.redis ? [] : ['redis-server']),
    ],
    say,
  );
  const [postgresPort, redisPort] = await freePorts(2);
  const folder = mkdtempSync(join(tmpdir(), 'peanut-services-'));
  // Postgres runs as another user below it.
  await chmod(folder, 0o755);
  const parts = [];
  const stop = async () => {
    for (const part of parts.reverse()) await part.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const own = ({ part, url }) => {
    parts.push(part);
    return url;
  };
  try {
    const [database, redis] = await Promise.all([
      given.database ?? startPostgres(folder, postgresPort).then(own).then(emptyDatabase),
      given.redis ?? startRedis(folder, redisPort).then(own),
    ]);
    // What is built is asked for only now.
    const { startSharedAdmin } = await import('./shared-admin.mjs');
    const admin = await startSharedAdmin(database);
    parts.push(admin.part);
    return {
      env: {
        TEST_DATABASE_URL: database,
        TEST_REDIS_URL: redis,
        TEST_ADMIN_URL: admin.url,
        TEST_OWNER_COOKIE: admin.cookie,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The tests refuse a database whose name does not contain "test". */
async function emptyDatabase(superUrl) {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  await client.query('CREATE DATABASE peanut_test');
  await client.end();
  return new URL('/peanut_test', superUrl).href;
}
