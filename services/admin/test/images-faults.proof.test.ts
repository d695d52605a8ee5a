import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cheapHash,
  createTestDatabase,
  putPasswordHash,
  startClock,
  startService,
  startTcpProxy,
  until,
  type ServiceProcess,
  type TestDatabase,
} from '@peanut/service/testing';
import request from 'supertest';
import { PASSWORD, ROOT, cookiesOf, expectError, openAdmin, type Admin } from './support/admin.js';
import { cutUpload } from './support/cut-upload.js';
import { padded, picture } from './support/pictures.js';
import { onSmallDisk } from './support/small-disk.js';
import { bytesOf, filesOf, newUploadUrl, send, upload } from './support/uploads.js';

async function logInAt(url: string, database: TestDatabase): Promise<string> {
  await putPasswordHash(database, cheapHash(PASSWORD));
  return cookiesOf(await request(url).post('/api/admin/verify').send({ password: PASSWORD }).expect(200));
}

async function newUrlAt(url: string, cookie: string): Promise<string> {
  const answer = await request(url).post('/api/images/upload').set('Cookie', cookie).expect(200);
  return (answer.body as { uploadURL: string }).uploadURL;
}

const put = (url: string, path: string, bytes: Buffer) =>
  request(url).put(path).set('Content-Type', 'image/png').send(bytes);

describe('an upload that breaks off', () => {
  let admin: Admin;
  let cookie: string;
  let whole: Buffer;
  beforeAll(async () => {
    admin = await openAdmin();
    cookie = await admin.logIn();
    whole = await picture('png', 500, 400);
  });
  afterAll(() => admin.close());
  const isUnderWay = () => filesOf(admin.dataDir).incoming.length > 0;
  const empty = () => until(() => filesOf(admin.dataDir).incoming.length === 0, 'nothing is left');

  it.each([0, 0.1, 0.9])('after %d of its bytes leaves nothing, and may be tried again', async (part) => {
    const url = await newUploadUrl(admin, cookie);
    const bytes = whole.subarray(0, whole.length * part);
    await cutUpload(admin.service.url, url, { says: whole.length, bytes, breakWhen: isUnderWay });
    await empty();
    const before = filesOf(admin.dataDir).pictures.length;
    await until(async () => (await send(admin, url, whole)).status === 200, 'the address is free again');
    expect(filesOf(admin.dataDir).pictures).toHaveLength(before + 1);
  });

  it('many times at once leaves nothing', async () => {
    const before = filesOf(admin.dataDir).pictures.length;
    const urls = await Promise.all(Array.from({ length: 30 }, () => newUploadUrl(admin, cookie)));
    // What is under way at once may be gone for the next to look.
    let isBegun = false;
    const breakWhen = () => (isBegun ||= isUnderWay());
    const half = { says: whole.length, bytes: whole.subarray(0, whole.length / 2), breakWhen };
    await Promise.all(urls.map((url) => cutUpload(admin.service.url, url, half)));
    await empty();
    expect(filesOf(admin.dataDir).pictures).toHaveLength(before);
  });

  it('with a Content-Length above what was sent: 400', async () => {
    const url = await newUploadUrl(admin, cookie);
    const cut = { says: whole.length + 10, bytes: whole };
    expect(await cutUpload(admin.service.url, url, cut)).toMatch(/^(HTTP\/1\.1 400 |$)/);
    await empty();
  });

  it('with a Content-Length below what was sent: refused, as the rest is no request', async () => {
    const url = await newUploadUrl(admin, cookie);
    const cut = { says: whole.length - 100, bytes: whole };
    expect(await cutUpload(admin.service.url, url, cut)).toMatch(/^HTTP\/1\.1 (400|415) /);
    await empty();
  });
});

describe('a full disk', () => {
  it('answers 507, leaves nothing behind and the old picture in place', async () => {
    const database = await createTestDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'peanut-small-'));
    const env = { DATABASE_URL: database.url, ADMIN_PASSWORD: PASSWORD, DATA_DIR: dataDir };
    const disk = await onSmallDisk('256k', env);
    const cookie = await logInAt(disk.url, database);
    const small = await picture('png', 60, 40);
    const stored = await put(disk.url, await newUrlAt(disk.url, cookie), small).expect(200);
    const before = filesOf(disk.dataDir);
    expect(before.pictures).toHaveLength(1);
    // The first does not fit as it comes, the second only once its widths are written beside it.
    for (const bytes of [padded(small, 400_000), await picture('avif', 900, 600)]) {
      const url = await newUrlAt(disk.url, cookie);
      expectError(await put(disk.url, url, bytes), 507, /no room left/);
      expect(filesOf(disk.dataDir)).toEqual(before);
      await put(disk.url, url, small).expect(200);
      const { pictures } = filesOf(disk.dataDir);
      rmSync(join(disk.dataDir, 'images', pictures.find((id) => !before.pictures.includes(id)) ?? 'none'), {
        recursive: true,
      });
    }
    await request(disk.url)
      .get((stored.body as { imageURL: string }).imageURL)
      .expect(200);
    await disk.stop();
    rmSync(dataDir, { recursive: true });
    await database.drop();
  });

  it('a DATA_DIR that cannot be used answers 503 and names it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peanut-no-folder-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const admin = await openAdmin({ DATA_DIR: file });
    const url = await newUploadUrl(admin, await admin.logIn());
    expectError(await send(admin, url, await picture('png', 30, 20)), 503, /DATA_DIR/);
    await admin.close();
    rmSync(folder, { recursive: true });
  });
});

describe('the service killed', () => {
  it('during an upload: the next start clears up, and the pictures are still there', async () => {
    const database = await createTestDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'peanut-killed-'));
    const env = {
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: PASSWORD,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    };
    const start = (): Promise<ServiceProcess> => startService(ROOT, 'admin', env);
    const first = await start();
    const cookie = await logInAt(first.url, database);
    const bytes = await picture('png', 300, 200);
    const stored = await put(first.url, await newUrlAt(first.url, cookie), bytes).expect(200);
    const cut = sendWithoutEnd(first.url + (await newUrlAt(first.url, cookie)), bytes.subarray(0, 9_000));
    await until(() => filesOf(dataDir).incoming.length === 1, 'the upload has begun');
    await first.stop('SIGKILL');
    await cut;
    expect(filesOf(dataDir).incoming).toHaveLength(1);
    mkdirSync(join(dataDir, 'images/.incoming/of-another-container'));
    const second = await start();
    await until(() => filesOf(dataDir).incoming.length < 2, 'the next start cleared up');
    expect(filesOf(dataDir).incoming).toEqual(['of-another-container']);
    await request(second.url)
      .get((stored.body as { imageURL: string }).imageURL)
      .expect(200);
    await second.stop('SIGTERM');
    rmSync(dataDir, { recursive: true });
    await database.drop();
  });
});

/** Resolves when the other side breaks off. */
async function sendWithoutEnd(url: string, bytes: Buffer): Promise<void> {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) });
  const headers = { 'Content-Type': 'image/png' };
  await fetch(url, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit).catch(() => undefined);
}

describe('a database that is frozen', () => {
  it('still lets guests see pictures; an upload answers 503 meanwhile and leaves nothing', async () => {
    const database = await createTestDatabase();
    const proxy = await startTcpProxy(new URL(database.url));
    const address = new URL(database.url);
    address.port = String(proxy.port);
    address.hostname = '127.0.0.1';
    const admin = await openAdmin({ ADMIN_DATABASE_URL: address.href });
    await putPasswordHash(database, cheapHash(PASSWORD));
    const cookie = await admin.logIn();
    const bytes = await picture('png', 60, 40);
    const imageURL = await upload(admin, cookie, bytes);
    const url = await newUploadUrl(admin, cookie);
    proxy.freeze();
    await bytesOf(admin, imageURL);
    startClock();
    expectError(await send(admin, url, bytes), 503);
    expect(filesOf(admin.dataDir).incoming).toEqual([]);
    proxy.restore();
    await admin.close();
    await proxy.close();
    await database.drop();
  });
});
