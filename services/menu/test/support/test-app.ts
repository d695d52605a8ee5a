import { fileURLToPath } from 'node:url';
import type { Cocktail, Whiskey } from '@peanut/contracts';
import {
  createTestDatabase,
  runForTest,
  sharedAdmin,
  stopClock,
  type RunningService,
  type TestDatabase,
} from '@peanut/service/testing';
import request, { type Test } from 'supertest';
import { createMenuService } from '../../src/menu.module.js';
import type { MenuEnv } from '../../src/env.js';

export { expectError } from '@peanut/service/testing';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export function menuEnv(databaseUrl: string, own: Partial<MenuEnv> = {}): MenuEnv {
  return {
    PORT: 3001,
    HOST: '127.0.0.1',
    MENU_DATABASE_URL: databaseUrl,
    DATABASE_POOL: 10,
    ADMIN_URL: 'http://127.0.0.1:9',
    SEED_MENU: true,
    DATA_DIR: '',
    LOG_LEVEL: 'error',
    REVISION: '',
    ...own,
  };
}

type Method = 'get' | 'head' | 'post' | 'patch' | 'delete' | 'put';

/** The menu service in this process, in which no time passes, a real admin service, and an owner who is logged in there. */
export interface TestApp {
  database: TestDatabase;
  menu: RunningService;
  /** A request without a session. */
  visitor(method: Method, path: string): Test;
  /** A request with the owner's session. */
  owner(method: Method, path: string): Test;
  close(): Promise<void>;
}

export async function startTestApp(own: Partial<MenuEnv> = {}, admin = sharedAdmin()): Promise<TestApp> {
  stopClock();
  const database = await createTestDatabase();
  const menu = await runForTest(
    await createMenuService(menuEnv(database.url, { ADMIN_URL: admin.url, ...own })),
  );
  return {
    database,
    menu,
    visitor: (method, path) => request(menu.url)[method](path),
    owner: (method, path) => request(menu.url)[method](path).set('Cookie', admin.cookie),
    async close() {
      await menu.stop();
      await database.drop();
    },
  };
}

export const NEW_COCKTAIL = {
  name: 'Test Sour',
  spirit: 'gin',
  description: 'Sharp and short.',
  ingredients: ['2 oz gin', '1 oz lemon'],
  glass: 'Coupe',
  ice: 'None',
  prep: 'Shake and strain.',
};

export const NEW_WHISKEY = {
  number: 1,
  name: 'Test Dram',
  spirit: 'rye',
  proof: 101,
  profile: 'Spicy',
  notes: 'Pepper, caramel',
  water: 'A drop',
  rest: '5 minutes',
  rationale: 'To try the flight out.',
};

export async function cocktails(app: TestApp): Promise<Cocktail[]> {
  return (await app.owner('get', '/api/cocktails').expect(200)).body as Cocktail[];
}

export async function whiskeys(app: TestApp): Promise<Whiskey[]> {
  return (await app.owner('get', '/api/whiskeys').expect(200)).body as Whiskey[];
}

export async function addCocktail(app: TestApp, fields: object = {}): Promise<Cocktail> {
  const answer = await app.owner('post', '/api/cocktails').send({ ...NEW_COCKTAIL, ...fields });
  expect(answer.body).toMatchObject({ version: 1 });
  return answer.body as Cocktail;
}

export async function addWhiskey(app: TestApp, fields: object = {}): Promise<Whiskey> {
  const answer = await app.owner('post', '/api/whiskeys').send({ ...NEW_WHISKEY, ...fields });
  expect(answer.body).toMatchObject({ version: 1 });
  return answer.body as Whiskey;
}
