import { randomUUID } from 'node:crypto';
import type { Page } from '@peanut/contracts';
import { expectError, startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function pages(): Promise<Page[]> {
  return (await app.visitor('get', '/api/pages').expect(200)).body as Page[];
}

async function pagePath(path: string): Promise<string> {
  return `/api/pages/${(await pages()).find((page) => page.path === path)?.id}`;
}

describe('GET /api/pages', () => {
  it('lists the four built-in pages in order', async () => {
    expect((await pages()).map(({ title, path }) => `${title} ${path}`)).toEqual([
      'Home /',
      'Cocktails /cocktails',
      'Whiskey /whiskey',
      'AI Recommendations /recommendations',
    ]);
  });
});

describe('PATCH /api/pages/{id}', () => {
  it('changes title, icon, description, order and whether it is enabled', async () => {
    const changes = { title: 'Drams', icon: 'Wine', description: null, isEnabled: false, sortOrder: 9 };
    const answer = await app
      .owner('patch', await pagePath('/whiskey'))
      .send(changes)
      .expect(200);
    expect(answer.body).toMatchObject({ ...changes, path: '/whiskey' });
    expect((await pages()).at(-1)).toEqual(answer.body);
  });

  it('never disables Home', async () => {
    expectError(await app.owner('patch', await pagePath('/')).send({ isEnabled: false }), 400, /Home/);
    await app
      .owner('patch', await pagePath('/'))
      .send({ isEnabled: true })
      .expect(200);
  });

  it('refuses other paths, blank titles, unknown ids and visitors', async () => {
    const cocktails = await pagePath('/cocktails');
    for (const body of [{ path: '/x' }, { title: ' ' }, { title: null }, { isEnabled: 1 }])
      expectError(await app.owner('patch', cocktails).send(body), 400);
    expectError(await app.owner('patch', `/api/pages/${randomUUID()}`).send({ title: 'x' }), 404);
    expectError(await app.visitor('patch', cocktails).send({ title: 'x' }), 401);
  });
});
