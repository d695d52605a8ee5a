import { SETTING_KEYS } from '@peanut/contracts';
import { expectError, openAdmin, type Admin } from './support/admin.js';

let admin: Admin;
let cookie: string;
beforeAll(async () => {
  admin = await openAdmin();
  cookie = await admin.logIn();
});
afterAll(() => admin.close());

const put = (key: string, body: object) => admin.call('put', `/api/admin/settings/${key}`, cookie).send(body);

describe('GET /api/admin/settings/{key}', () => {
  it.each(SETTING_KEYS)('gives null for %s before it is set', async (key) => {
    const answer = await admin.call('get', `/api/admin/settings/${key}`).expect(200, { key, value: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['other', 'Bar_name', '__proto__', 'constructor', '%00'])('answers 404 to %s', async (key) => {
    expectError(await admin.call('get', `/api/admin/settings/${key}`), 404);
  });
});

describe('PUT /api/admin/settings/{key}', () => {
  it.each([
    ['bar_name', '🥜'.repeat(60)],
    ['bar_subtitle', 'ש'.repeat(160)],
    ['accent_color', '#C8893b'],
    ['clear_undo_after_save', 'true'],
    ['clear_undo_after_save', 'false'],
    ['hide_unavailable', 'true'],
    ['hide_unavailable', 'false'],
  ])('sets %s and unsets it by null', async (key, value) => {
    await put(key, { value }).expect(200, { key, value });
    await admin.call('get', `/api/admin/settings/${key}`).expect(200, { key, value });
    await put(key, { value: null }).expect(200, { key, value: null });
    await admin.call('get', `/api/admin/settings/${key}`).expect(200, { key, value: null });
  });

  it.each([
    ['bar_name', 'x'.repeat(61)],
    ['bar_name', ' '],
    ['bar_subtitle', 'x'.repeat(161)],
    ['accent_color', 'red'],
    ['accent_color', '#fff'],
    ['accent_color', '#c8893b;'],
    ['accent_color', '#c8893b\n'],
    ['clear_undo_after_save', 'yes'],
    ['clear_undo_after_save', true],
    ['hide_unavailable', 'TRUE'],
    ['hide_unavailable', ''],
    ['hide_unavailable', true],
    ['landing_page_image', '/api/images/x'],
    ['bar_name', 12],
    ['other', 'x'],
  ])('refuses %s = %j', async (key, value) => expectError(await put(key, { value }), 400));

  it('takes null for the landing picture, and needs a value', async () => {
    await put('landing_page_image', { value: null }).expect(200);
    expectError(await put('bar_name', {}), 400);
    expectError(await put('bar_name', { value: 'x', key: 'y' }), 400);
  });

  it('refuses visitors', async () => {
    expectError(await admin.call('put', '/api/admin/settings/bar_name').send({ value: 'x' }), 401);
  });
});
