import { createTestDatabase, freePort, spawnService, startService } from '@peanut/service/testing';
import { once } from 'node:events';
import { createServer } from 'node:net';
import request from 'supertest';
import { MIGRATIONS } from '../src/database/menu-database.js';
import { ROOT } from './support/test-app.js';

const COUNTS = `SELECT (SELECT count(*) FROM menu.cocktails)::int AS cocktails,
  (SELECT count(*) FROM menu.whiskeys)::int AS whiskeys, (SELECT count(*) FROM menu.pages)::int AS pages,
  (SELECT count(*) FROM menu.spirit_options)::int AS spirits, (SELECT count(*) FROM menu.migrations)::int AS migrations`;

describe('booting the menu service', () => {
  it('migrates and seeds once when two instances start together', async () => {
    const database = await createTestDatabase();
    const start = () => startService(ROOT, 'menu', { DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    const both = await Promise.all([start(), start()]);
    expect(await database.query(COUNTS)).toEqual([
      { cocktails: 12, whiskeys: 23, pages: 4, spirits: 6, migrations: MIGRATIONS.length },
    ]);
    expect(both.map((service) => service.output())).toEqual(['', '']);
    await Promise.all(both.map((service) => service.stop()));
    await database.drop();
  });

  it('does not bring back what the owner deleted', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, LOG_LEVEL: 'error' };
    await (await startService(ROOT, 'menu', env)).stop();
    await database.query('DELETE FROM menu.cocktails');
    await database.query('DELETE FROM menu.whiskeys');
    const again = await startService(ROOT, 'menu', env);
    await request(again.url).get('/api/cocktails').expect(200, []);
    await again.stop();
    await database.drop();
  });

  it('works as a role that owns nothing but its schema, with one connection', async () => {
    const database = await createTestDatabase();
    const role = `peanut_test_menu_${process.pid}`;
    await database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'of-this-test'`);
    await database.query(`CREATE SCHEMA menu AUTHORIZATION ${role}`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'of-this-test';
    const menu = await startService(ROOT, 'menu', {
      DATABASE_URL: url.href,
      DATABASE_POOL: '1',
      LOG_LEVEL: 'error',
    });
    await request(menu.url).get('/api/whiskeys').expect(200);
    await menu.stop();
    await database.drop();
    const cleaner = await createTestDatabase();
    await cleaner.query(`DROP ROLE ${role}`);
    await cleaner.drop();
  });

  it('ends with code 0 on SIGTERM', async () => {
    const database = await createTestDatabase();
    const menu = await startService(ROOT, 'menu', { DATABASE_URL: database.url });
    await request(menu.url).get('/api/cocktails?logged').expect(200);
    expect(await menu.stop('SIGTERM')).toBe(0);
    const line = menu
      .output()
      .split('\n')
      .find((text) => text.includes('"Request"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      message: { method: 'GET', path: '/api/cocktails', status: 200, requestId: expect.any(String) },
    });
    await database.drop();
  });

  async function failedBoot(
    env: Record<string, string>,
    port: number,
  ): Promise<{ code: number | null; output: string }> {
    const service = spawnService(ROOT, 'menu', env, port);
    const code = await service.ended;
    return { code, output: service.output() };
  }

  it('names every bad variable in one line', async () => {
    const { code, output } = await failedBoot({ SEED_MENU: 'yes', DATABASE_POOL: '0' }, 70_000);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    for (const name of ['menu:', 'PORT', 'DATABASE_URL', 'SEED_MENU', 'DATABASE_POOL'])
      expect(output).toContain(name);
  });

  it('says that a port is taken', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    await once(holder, 'listening');
    const env = { DATABASE_URL: 'postgres://127.0.0.1:9/peanut_test', LOG_LEVEL: 'error' };
    const { code, output } = await failedBoot(env, port);
    holder.close();
    expect(code).toBe(1);
    expect(output).toContain(`menu: PORT ${port} on 127.0.0.1 is taken`);
  });
});
