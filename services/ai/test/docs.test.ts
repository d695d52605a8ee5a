import { runForTest, type RunningService } from '@peanut/service/testing';
import request from 'supertest';
import { createAiService } from '../src/ai.module.js';
import { aiEnv } from './support/test-app.js';

let ai: RunningService;
beforeAll(async () => {
  ai = await runForTest(await createAiService(aiEnv()));
});
afterAll(() => ai.stop());

interface Document {
  paths: Record<string, Record<string, { security: unknown[] }>>;
  components: { schemas: Record<string, unknown> };
}

/** The only operations that answer without a session. */
const OPEN = ['get /api/ai/bartender', 'post /api/chat', 'post /api/recommendations'];

describe('GET /api/docs/ai.json', () => {
  it('lets only the public operations answer without a session, and marks the others', async () => {
    const { paths } = (await request(ai.url).get('/api/docs/ai.json').expect(200)).body as Document;
    const all = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { security }]) => ({ path, method, isOpen: security.length === 0 })),
    );
    expect(all).toHaveLength(8);
    const answered: string[] = [];
    for (const { path, method, isOpen } of all) {
      const { status } = await request(ai.url)[method as 'get'](path);
      if (status !== 401) answered.push(`${method} ${path}`);
      expect([path, isOpen]).toEqual([path, status !== 401]);
    }
    expect(answered.sort()).toEqual(OPEN);
  });

  it('leaves nothing unsaid', async () => {
    const { body } = await request(ai.url).get('/api/docs/ai.json');
    expect(JSON.stringify(body)).not.toContain('{}');
  });

  it('has the request classes with their bounds', async () => {
    const { components } = (await request(ai.url).get('/api/docs/ai.json')).body as Document;
    expect(components.schemas['ChatRequest']).toMatchObject({
      required: ['message'],
      properties: { message: { type: 'string', minLength: 1, maxLength: 2000 } },
      additionalProperties: false,
    });
    expect(components.schemas['ParseDrinkRequest']).toMatchObject({ required: ['description'] });
  });
});

describe('without any key', () => {
  it('the house bartender answers', async () => {
    await request(ai.url).get('/api/ai/bartender').expect(200, { name: 'House bartender' });
  });
});
