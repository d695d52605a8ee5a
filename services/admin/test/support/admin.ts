import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cheapHash,
  createTestDatabase,
  putPasswordHash,
  runForTest,
  stopClock,
  type RunningService,
  type TestDatabase,
} from '@peanut/service/testing';
import request, { type Response, type Test } from 'supertest';
import { createAdminService } from '../../src/admin.module.js';
import type { AdminEnv } from '../../src/env.js';

export { expectError } from '@peanut/service/testing';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const PASSWORD = 'the first password';

export function adminEnv(databaseUrl: string, own: Partial<AdminEnv> = {}): AdminEnv {
  return {
    PORT: 3002,
    HOST: '127.0.0.1',
    MENU_URL: 'http://127.0.0.1:9',
    ADMIN_DATABASE_URL: databaseUrl,
    DATABASE_POOL: 5,
    REDIS_URL: undefined,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_VERIFY: 5,
    PRINT_PASSWORD_LINE: false,
    DATA_DIR: join(tmpdir(), 'peanut-admin-without-pictures'),
    IMAGE_STORE_URL: undefined,
    IMAGE_STORE_ACCESS_KEY: '',
    IMAGE_STORE_SECRET_KEY: '',
    IMAGE_STORE_REGION: 'us-east-1',
    LOG_LEVEL: 'error',
    REVISION: '',
    ...own,
  };
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** The admin service in this process, in which no time passes. */
export interface Admin {
  env: AdminEnv;
  database: TestDatabase;
  service: RunningService;
  /** Where it keeps pictures, in `images`. */
  dataDir: string;
  call(method: Method, path: string, cookie?: string): Test;
  verify(password: string, headers?: Record<string, string>): Test;
  /** Logs in from an address nobody else uses and returns the cookies. */
  logIn(password?: string): Promise<string>;
  /** Stores the first password at the cost of the product, or cheaply, as it is from the start. */
  storeHash(cost: 'real' | 'cheap'): Promise<void>;
  close(): Promise<void>;
}

let addresses = 0;
export const newAddress = (): string => `198.51.100.${(addresses += 1)}`;

/** The cookies an answer sets, as a request sends them back. */
export function cookiesOf(answer: Response): string {
  return (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

/** Keeps the hash that the service stored when it started; returns what puts that or a cheap one in its place. */
async function hashesOf(database: TestDatabase): Promise<Admin['storeHash']> {
  const [stored] = await database.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM admin.credentials',
  );
  const hashes = { real: stored?.hash ?? '', cheap: cheapHash(PASSWORD) };
  return (cost) => putPasswordHash(database, hashes[cost]);
}

export async function openAdmin(own: Partial<AdminEnv> = {}): Promise<Admin> {
  stopClock();
  const database = await createTestDatabase();
  const made = mkdtempSync(join(tmpdir(), 'peanut-admin-'));
  const dataDir = own.DATA_DIR ?? made;
  const env = adminEnv(database.url, { ...own, DATA_DIR: dataDir });
  const service = await runForTest(await createAdminService(env));
  // A test that brings a database of its own logs in once, which is not worth the change.
  const hasOwnDatabase = own.ADMIN_DATABASE_URL !== undefined;
  const storeHash = hasOwnDatabase ? () => Promise.resolve() : await hashesOf(database);
  await storeHash('cheap');
  const call: Admin['call'] = (method, path, cookie) => {
    const test = request(service.url)[method](path);
    return cookie === undefined ? test : test.set('Cookie', cookie);
  };
  const verify: Admin['verify'] = (password, headers = {}) =>
    call('post', '/api/admin/verify').set(headers).send({ password });
  return {
    env,
    database,
    service,
    dataDir,
    call,
    verify,
    storeHash,
    async logIn(password = PASSWORD) {
      return cookiesOf(await verify(password, { 'X-Forwarded-For': newAddress() }).expect(200));
    },
    async close() {
      await service.stop();
      await database.drop();
      rmSync(made, { recursive: true });
    },
  };
}
