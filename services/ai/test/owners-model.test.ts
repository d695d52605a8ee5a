import type { ModelReport, ModelTrial } from '@peanut/contracts';
import { createAiService } from '../src/ai.module.js';
import { runForTest } from '@peanut/service/testing';
import request from 'supertest';
import { aiEnv, expectError, startTestApp, type TestApp } from './support/test-app.js';

const KEY = 'sk-canary-77';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OPENAI_API_KEY: KEY });
});
afterAll(() => app.close());

async function report(): Promise<ModelReport> {
  return (await request(app.ai.url).get('/api/ai/model').set('Cookie', app.cookie).expect(200))
    .body as ModelReport;
}

describe('GET /api/ai/model', () => {
  it('is for the owner', async () => {
    expectError(await app.visitor('/api/ai/model'), 401);
    expectError(await app.visitor('/api/ai/model/trial', {}), 401);
  });

  it('says how the model is asked, as soon as it has answered', async () => {
    expect(await report()).toMatchObject({ model: 'stand-in-1', window: { tokens: 4096 } });
    expect(await report()).not.toHaveProperty('abilities');
    await app.standIn.play({ dialect: 'deepseek, thinking', model: 'stand-in-1' });
    await app.visitor('/api/recommendations', { description: 'smoky' }).expect(200);
    expect(await report()).toMatchObject({
      server: new URL(app.standIn.url).host,
      abilities: { format: 'json_object', cap: 'max_tokens', streams: true, thinks: true },
    });
  });

  it('says why it last failed, in the words of the server, without the key', async () => {
    await app.standIn.play({ dialect: 'openai', model: 'stand-in-1', mode: 'unauthorized' });
    await app.visitor('/api/chat', { message: 'hello' }).expect(503);
    const { failure } = await report();
    expect(failure?.cause).toMatch(/refuses OPENAI_API_KEY/);
    expect(failure?.said).toMatch(/^\(401\) \w/);
    expect(JSON.stringify(failure)).not.toContain(KEY);
    expect(Date.parse(failure?.at ?? '')).not.toBeNaN();
  });

  it('sends no question that is longer than the window', async () => {
    const narrow = await runForTest(await createAiService({ ...app.env, OPENAI_CONTEXT: 300 }));
    await app.standIn.forget();
    const answer = await request(narrow.url).post('/api/chat').send({ message: 'hello' });
    expectError(answer, 503, /too long/);
    expect(await app.standIn.calls()).toHaveLength(0);
    await narrow.stop();
  });

  it('has nothing to say of the house bartender', async () => {
    const house = await runForTest(await createAiService(aiEnv({ ADMIN_URL: app.env.ADMIN_URL })));
    await request(house.url).get('/api/ai/model').set('Cookie', app.cookie).expect(200, {});
    await house.stop();
  });
});

describe('POST /api/ai/model/trial', () => {
  const trial = async (): Promise<ModelTrial> =>
    (await app.owner('/api/ai/model/trial', {}).expect(200)).body as ModelTrial;

  it('asks one tiny question of each kind, and tells what came of it', async () => {
    await app.standIn.play({ dialect: 'llama-server', model: 'stand-in-1', window: 4096 });
    await app.standIn.forget();
    const { findings } = await trial();
    const kinds = findings.slice(0, 3).map(({ text }) => text.split(':')[0]);
    expect(kinds).toEqual(['Chat', 'Recommendations', 'Edits']);
    expect(findings.map(({ text }) => text).join('\n')).toMatch(/window holds 4096 tokens[^]*asked by: json/);
    const asked = JSON.stringify(await app.standIn.calls());
    for (const { name } of await app.cocktails()) expect(asked).not.toContain(`"${name}\\`);
  });

  it('tells the cause of a failure, and what to change', async () => {
    await app.standIn.play({ dialect: 'openai', mode: 'unauthorized' });
    const { findings } = await trial();
    expect(findings[0]).toMatchObject({
      level: 'fail',
      text: expect.stringMatching(/^Chat: The server refuses OPENAI_API_KEY\..*The server says: /),
    });
  });
});
