import type { Cocktail } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { advanceClock, runForTest } from '@peanut/service/testing';
import request from 'supertest';
import { createAiService } from '../src/ai.module.js';
import { MenuClient } from '../src/menu/menu-client.js';
import { startMenuServer } from './support/menu-server.js';
import { expectError, MENU_COPY_MAX_AGE, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const chat = () => app.visitor('/api/chat', { message: 'hello' });

async function menuRequests(): Promise<number> {
  const { text } = await request(app.menu.url).get('/metrics');
  const counts = text.matchAll(
    /^list_answers_from_memory_total\{[^}]*route="\/api\/cocktails"[^}]*\} (\d+)/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('the copy of the menu', () => {
  it('is asked for once by a crowd, and kept for a moment', async () => {
    advanceClock(MENU_COPY_MAX_AGE);
    const before = await menuRequests();
    await Promise.all(Array.from({ length: 20 }, () => chat().expect(200)));
    await chat().expect(200);
    expect((await menuRequests()) - before).toBe(1);
  });

  it('shows a change within five seconds', async () => {
    const [cocktail] = await app.cocktails();
    await chat().expect(200);
    await app.change('patch', `/api/cocktails/${cocktail?.id}`, { description: 'Brand new words' });
    advanceClock(MENU_COPY_MAX_AGE);
    await app.standIn.forget();
    await chat().expect(200);
    expect(JSON.stringify(await app.standIn.calls())).toContain('Brand new words');
  });

  it('takes drinks of a menu service that knows no allergens yet', async () => {
    const { allergens, ...earlier } = testDrink('cocktail');
    const server = await startMenuServer({ cocktails: [earlier as Cocktail], whiskeys: [], spirits: [] });
    const menu = await new MenuClient({ menuUrl: server.url, adminUrl: server.url }).read();
    server.close();
    expect(menu.cocktails).toEqual([{ ...earlier, allergens: [] }]);
  });

  it('knows of no hidden drink and no inactive spirit', async () => {
    const [, whiskey] = await app.whiskeys();
    const spirits = (await request(app.menu.url).get('/api/spirit-options')).body as {
      id: string;
      name: string;
    }[];
    const tequila = spirits.find(({ name }) => name === 'tequila');
    await app.change('patch', `/api/whiskeys/${whiskey?.id}`, { isVisible: false });
    await app.change('patch', `/api/spirit-options/${tequila?.id}`, { isActive: false });
    advanceClock(MENU_COPY_MAX_AGE);
    await app.standIn.forget();
    await chat().expect(200);
    const prompt = (await app.standIn.calls())[0]?.body.messages[1]?.content ?? '';
    expect(prompt).not.toContain(whiskey?.name);
    expect(prompt).toContain('"spirits":["bourbon","gin","vodka","rum","whiskey"]');
  });

  it('shows hidden drinks to nobody, not even the owner', async () => {
    await app.standIn.forget();
    await app.owner('/api/chat', { message: 'x' }).expect(200);
    const [, , whiskey] = await app.whiskeys();
    expect(JSON.stringify(await app.standIn.calls())).toContain(whiskey?.name);
    expect(JSON.stringify(await app.standIn.calls())).not.toContain('"isVisible":false');
  });
});

describe('without the menu service', () => {
  it('answers 503 rather than from an old menu', async () => {
    const ai = await runForTest(await createAiService({ ...app.env, MENU_URL: 'http://127.0.0.1:9' }));
    expectError(await request(ai.url).post('/api/chat').send({ message: 'x' }), 503, /cannot read the menu/);
    expectError(await request(ai.url).post('/api/recommendations').send({ description: 'x' }), 503);
    await request(ai.url).get('/api/ai/bartender').expect(200);
    await request(ai.url).get('/health/ready').expect(200);
    await ai.stop();
  });

  it('lets nobody in when the admin service is away', async () => {
    const ai = await runForTest(await createAiService({ ...app.env, ADMIN_URL: 'http://127.0.0.1:9' }));
    const asked = request(ai.url).post('/api/ai/parse-cocktail').set('Cookie', app.cookie);
    expectError(await asked.send({ description: 'x' }), 503, /admin service/);
    await request(ai.url).post('/api/chat').send({ message: 'x' }).expect(200);
    await ai.stop();
  });
});
