import { fileURLToPath } from 'node:url';
import type { Cocktail, Whiskey } from '@peanut/contracts';
import {
  createTestDatabase,
  runForTest,
  sharedAdmin,
  startService,
  stopClock,
  testRedisUrl,
  type RunningService,
  type ServiceProcess,
  type TestDatabase,
} from '@peanut/service/testing';
import request, { type Response, type Test } from 'supertest';
import { createAiService } from '../../src/ai.module.js';
import type { AiEnv } from '../../src/env.js';
import { startStandIn, type StandIn } from './stand-in.js';

export { expectError } from '@peanut/service/testing';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** How long the service may answer from its copy of the menu, in ms, by the contract. */
export const MENU_COPY_MAX_AGE = 5_000;

export function aiEnv(own: Partial<AiEnv> = {}): AiEnv {
  return {
    PORT: 3003,
    HOST: '127.0.0.1',
    MENU_URL: 'http://127.0.0.1:9',
    ADMIN_URL: 'http://127.0.0.1:9',
    REDIS_URL: undefined,
    OPENAI_API_KEY: undefined,
    OPENAI_BASE_URL: undefined,
    OPENAI_LOCAL_URL: undefined,
    OPENAI_MODEL: 'stand-in-1',
    OPENAI_PATIENCE: 90,
    OPENAI_CONTEXT: undefined,
    OPENAI_PARALLEL: 100,
    RATE_LIMIT_CHAT: 100_000,
    RATE_LIMIT_RECOMMENDATIONS: 100_000,
    RATE_LIMIT_PARSE: 100_000,
    AI_DAILY_BUDGET: 10_000_000,
    DATA_DIR: undefined,
    LOG_LEVEL: 'error',
    REVISION: '',
    ...own,
  };
}

type Method = 'get' | 'post' | 'patch' | 'delete';

/** The AI service in this process, in which no time passes, with a real menu service and the stand-in upstream beside it, and the admin service that all share. */
export interface TestApp {
  database: TestDatabase;
  menu: ServiceProcess;
  standIn: StandIn;
  ai: RunningService;
  cookie: string;
  env: AiEnv;
  visitor(path: string, body?: object): Test;
  owner(path: string, body: object): Test;
  /** A write to the menu service by the owner. */
  change(method: Method, path: string, body?: object): Promise<Response>;
  cocktails(): Promise<Cocktail[]>;
  whiskeys(): Promise<Whiskey[]>;
  close(): Promise<void>;
}

/** A database of the test Redis that only one test file uses, emptied. */
export function redisDatabase(number: number): string {
  const url = new URL(testRedisUrl());
  url.pathname = `/${number}`;
  return url.href;
}

async function list<Item>(url: string): Promise<Item[]> {
  return (await request(url).get('').expect(200)).body as Item[];
}

/** Stops what was started, newest first, also when something after it fails to start. */
class RunningParts {
  private readonly stops: (() => Promise<unknown>)[] = [];

  async start<Part>(starting: Promise<Part>, stop: (part: Part) => Promise<unknown>): Promise<Part> {
    const part = await starting.catch(async (error: unknown) => {
      await this.stop();
      throw error;
    });
    this.stops.unshift(() => stop(part));
    return part;
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.splice(0)) await stop();
  }
}

export async function startTestApp(own: Partial<AiEnv> = {}): Promise<TestApp> {
  stopClock();
  const parts = new RunningParts();
  const database = await parts.start(createTestDatabase(), (made) => made.drop());
  const standIn = await parts.start(startStandIn(ROOT), (part) => part.stop());
  const { url: ADMIN_URL, cookie } = sharedAdmin();
  const menuEnv = { DATABASE_URL: database.url, ADMIN_URL, LOG_LEVEL: 'error', DATABASE_POOL: '4' };
  const menu = await parts.start(startService(ROOT, 'menu', menuEnv), (part) => part.stop());
  const upstream = { OPENAI_BASE_URL: `${standIn.url}/v1` };
  const env = aiEnv({ MENU_URL: menu.url, ADMIN_URL, ...upstream, ...own });
  const ai = await parts.start(
    createAiService(env).then((app) => runForTest(app)),
    (part) => part.stop(),
  );
  return {
    ...{ database, menu, standIn, ai, cookie, env },
    visitor: (path, body) => (body ? request(ai.url).post(path).send(body) : request(ai.url).get(path)),
    owner: (path, body) => request(ai.url).post(path).set('Cookie', cookie).send(body),
    async change(method, path, body) {
      const answer = await request(menu.url)[method](path).set('Cookie', cookie).send(body);
      expect(answer.status).toBeLessThan(300);
      return answer;
    },
    cocktails: () => list<Cocktail>(`${menu.url}/api/cocktails`),
    whiskeys: () => list<Whiskey>(`${menu.url}/api/whiskeys`),
    close: () => parts.stop(),
  };
}
