import { createTestDatabase, sharedAdmin, startService } from '@peanut/service/testing';
import request from 'supertest';
import { ROOT } from './support/test-app.js';

/** A name that begins a line, or a field, in a log that does not escape it. */
const FORGED = 'Sour"}\n{"event":"login","outcome":"wrong","address":"203.0.113.9"}';

it('notes what the owner changes in the menu, with address and session, and nothing else', async () => {
  const database = await createTestDatabase();
  const { url: ADMIN_URL, cookie } = sharedAdmin();
  const menu = await startService(ROOT, 'menu', { DATABASE_URL: database.url, ADMIN_URL });
  const headers = { Cookie: cookie, 'X-Forwarded-For': '198.51.100.7', 'Idempotency-Key': 'twice' };
  const call = (method: 'get' | 'post' | 'patch' | 'delete', path: string) => {
    const test = request(menu.url)[method](path);
    return test.set(headers);
  };
  const drink = {
    name: FORGED,
    spirit: 'gin',
    ingredients: ['2 oz gin'],
    description: 'x',
    glass: 'coupe',
    ice: 'none',
    prep: 'Shake.',
  };

  const { id } = (await call('post', '/api/cocktails').send(drink).expect(201)).body as { id: string };
  await call('post', '/api/cocktails').send(drink).expect(201);
  await call('patch', `/api/cocktails/${id}`).send({ name: 'Gimlet' }).expect(200);
  await call('post', '/api/cocktails/reorder')
    .send({ ids: [id] })
    .expect(200);
  await call('delete', `/api/cocktails/${id}`).expect(204);
  const thing = (await call('post', '/api/shelf').send({ name: 'Gin' }).expect(201)).body as { id: string };
  await call('patch', `/api/shelf/${thing.id}`).send({ isStocked: false }).expect(200);
  await call('patch', `/api/shelf/${thing.id}`).send({ isStocked: false }).expect(200);
  await call('delete', `/api/shelf/${thing.id}`).expect(204);
  await call('get', '/api/shelf').expect(200);
  const point = (await call('post', '/api/restore-points').expect(201)).body as { id: string };
  await call('patch', `/api/restore-points/${point.id}`).send({ name: 'Friday' }).expect(200);
  await call('delete', `/api/restore-points/${point.id}`).expect(204);
  await call('get', '/api/export').expect(200);
  await call('patch', `/api/cocktails/${id}`).set('Idempotency-Key', 'gone').send({ name: 'x' }).expect(404);
  const made = { key: 'many', type: 'create', entityType: 'cocktail', data: { ...drink, name: 'Many' } };
  const refused = { key: 'gone too', type: 'delete', entityType: 'cocktail', id };
  for (let time = 0; time < 2; time += 1)
    await call('post', '/api/changes')
      .send({ changes: [made, refused] })
      .expect(200);
  await request(menu.url).post('/api/cocktails').send(drink).expect(401);
  await menu.stop('SIGTERM');
  await database.drop();

  const lines = menu
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { context: string; message: object });
  const by = { event: 'change', address: '198.51.100.7', session: expect.stringMatching(/^[0-9a-f]{8}$/) };
  expect(lines.flatMap(({ context, message }) => (context === 'Owner' ? message : []))).toMatchObject([
    { ...by, call: 'POST /api/cocktails', name: FORGED },
    { ...by, call: `PATCH /api/cocktails/${id}`, name: 'Gimlet' },
    { ...by, call: 'POST /api/cocktails/reorder', items: 13 },
    { ...by, call: `DELETE /api/cocktails/${id}` },
    { ...by, call: 'POST /api/shelf', name: 'Gin' },
    { ...by, call: `PATCH /api/shelf/${thing.id}`, name: 'Gin' },
    { ...by, call: `DELETE /api/shelf/${thing.id}` },
    { ...by, call: 'POST /api/restore-points' },
    { ...by, call: `PATCH /api/restore-points/${point.id}`, name: 'Friday' },
    { ...by, call: `DELETE /api/restore-points/${point.id}` },
    { ...by, call: 'POST /api/cocktails', name: 'Many' },
  ]);
  expect(menu.output()).not.toContain('{"event":"login"');
  for (const secret of cookie.match(/[\w-]{40,}/g) ?? []) expect(menu.output()).not.toContain(secret);
});
