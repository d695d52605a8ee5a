import { randomUUID } from 'node:crypto';
import { expectError, openAdmin, type Admin } from './support/admin.js';
import { picture } from './support/pictures.js';
import { newUploadUrl, send, upload } from './support/uploads.js';

let admin: Admin;
let cookie: string;
beforeAll(async () => {
  admin = await openAdmin();
  cookie = await admin.logIn();
});
afterAll(() => admin.close());

describe('PUT /api/images/landing', () => {
  let imageURL: string;
  beforeAll(async () => {
    imageURL = await upload(admin, cookie, await picture('png', 30, 20));
  });
  const put = (body: object) => admin.call('put', '/api/images/landing', cookie).send(body);
  const KEY = 'landing_page_image';

  it('takes what the upload answered, and the address it was sent to', async () => {
    const url = await newUploadUrl(admin, cookie);
    await send(admin, url, await picture('png', 30, 20)).expect(200);
    await put({ imageURL: url }).expect(200, { key: KEY, value: url.split('?')[0] });
    await put({ imageURL }).expect(200, { key: KEY, value: imageURL });
    await admin.call('get', `/api/admin/settings/${KEY}`).expect(200, { key: KEY, value: imageURL });
  });

  it('refuses visitors', async () => {
    expectError(await admin.call('put', '/api/images/landing').send({ imageURL }), 401);
  });

  it('refuses a picture that was never sent', async () => {
    expectError(await put({ imageURL: await newUploadUrl(admin, cookie) }), 400, /no uploaded picture/);
    expectError(await put({ imageURL: `/api/images/${randomUUID()}` }), 400);
  });

  const ID = '00000000-0000-4000-8000-000000000000';
  it.each([
    'http://127.0.0.1/x.png',
    'http://localhost:8080/api/images/ID',
    'http://[::1]/api/images/ID',
    'http://[::ffff:127.0.0.1]/x',
    'http://2130706433/x',
    'http://0x7f000001/x',
    'http://0177.0.0.1/x',
    'http://127.1/x',
    'http://0/x',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/x',
    'http://metadata.google.internal/x',
    'https://evil.example/api/images/ID',
    'http://localhost@evil.example/api/images/ID',
    'http://①②⑦.⓪.⓪.①/x',
    'ftp://127.0.0.1/x',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:http://localhost/ID',
    '//evil.example/api/images/ID',
    '/\\evil.example/api/images/ID',
    '\\\\evil.example\\x',
    '/api/images/../images/ID',
    '/api/images/%2e%2e/ID',
    '/api/images/ID/..',
    '/api/images/ID#x',
    '/api/images/ID\n',
    ' /api/images/ID',
    '/api/images/ID?w=320 ',
    '/api//images/ID',
    '/API/images/ID',
    'api/images/ID',
    '/api/images/landing',
    '/uploads/ID.webp',
    'ID',
    '',
    ' ',
  ])('refuses %j, fetching nothing', async (form) => {
    const own = imageURL.slice('/api/images/'.length);
    for (const id of [own, ID]) expectError(await put({ imageURL: form.replace('ID', id) }), 400);
  });

  it.each([{}, { imageURL: null }, { imageURL: 1 }, { imageURL: ['x'] }, { imageURL: '/api/images/\0' }])(
    'refuses %j',
    async (body) => expectError(await put(body), 400),
  );

  it('takes no other field', async () => {
    expectError(await put({ imageURL, key: KEY }), 400);
    await admin.call('get', `/api/admin/settings/${KEY}`).expect(200, { key: KEY, value: imageURL });
  });
});
