import { createTestDatabase, startService } from '@peanut/service/testing';
import request from 'supertest';
import { PASSWORD, ROOT, cookiesOf } from './support/admin.js';

/** What docs/operations.md gives to fail2ban, with an address for its `<HOST>`. */
const FAILED_LOGIN =
  /^\{"level":"warn".*"message":\{"event":"login","outcome":"(?:wrong|locked)","address":"198\.51\.100\.7"/;

it('notes logins, logouts and changes, with address and session, and no secret', async () => {
  const database = await createTestDatabase();
  const admin = await startService(ROOT, 'admin', {
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_VERIFY: '1',
  });
  const from = { 'X-Forwarded-For': '198.51.100.7' };
  const verify = (password: string, headers: Record<string, string> = from) =>
    request(admin.url).post('/api/admin/verify').set(headers).send({ password });

  const cookie = cookiesOf(await verify(PASSWORD).expect(200));
  await verify('a wrong one').expect(401);
  await verify('a wrong one').expect(429);
  const own = { ...from, Cookie: cookie };
  await request(admin.url)
    .put('/api/admin/settings/bar_name')
    .set(own)
    .send({ value: 'At Ours' })
    .expect(200);
  await request(admin.url)
    .post('/api/admin/password')
    .set(own)
    .send({ newPassword: 'another one' })
    .expect(200);
  await request(admin.url).delete('/api/admin/session').set(own).expect(204);
  await request(admin.url).delete('/api/admin/session').set(own).expect(204);
  await request(admin.url).get('/api/admin/settings/bar_name').expect(200);
  await admin.stop('SIGTERM');
  await database.drop();

  const lines = admin.output().trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { context: string; message: { session?: string } });
  const noted = entries.flatMap(({ context, message }) => (context === 'Owner' ? message : []));
  const by = { address: '198.51.100.7', session: noted[0]?.session };
  expect(by.session).toMatch(/^[0-9a-f]{8}$/);
  expect(noted).toMatchObject([
    { event: 'login', outcome: 'ok', ...by },
    { event: 'login', outcome: 'wrong', address: by.address },
    { event: 'login', outcome: 'locked', address: by.address },
    { event: 'change', call: 'PUT /api/admin/settings/bar_name', ...by },
    { event: 'change', call: 'POST /api/admin/password', ...by },
    { event: 'logout', ...by },
  ]);
  expect(lines.filter((line) => FAILED_LOGIN.test(line))).toHaveLength(2);
  for (const secret of [PASSWORD, 'a wrong one', 'another one', ...(cookie.match(/[\w-]{40,}/g) ?? [])])
    expect(admin.output()).not.toContain(secret);
});
