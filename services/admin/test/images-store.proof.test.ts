import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { freePort, spawnService, startClock, stopClock } from '@peanut/service/testing';
import sharp from 'sharp';
import { checkStore } from '../src/images/check-store.js';
import { OrphanCleanup } from '../src/images/orphan-cleanup.js';
import { ROOT, adminEnv, expectError, openAdmin, type Admin } from './support/admin.js';
import { picture } from './support/pictures.js';
import { startS3, type S3Server } from './support/s3-server.js';
import { bytesOf, filesOf, newUploadUrl, send, upload, widthFiles } from './support/uploads.js';

const storeOf = (s3: S3Server, url = `${s3.url}/pictures`) => ({
  IMAGE_STORE_URL: url,
  IMAGE_STORE_ACCESS_KEY: s3.accessKey,
  IMAGE_STORE_SECRET_KEY: s3.secretKey,
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The answer, while garbage is collected. Without a time limit of its own, or with one that is collected, the service never answers. */
async function answerDuringCollections<T>(work: PromiseLike<T>): Promise<T> {
  const collecting = setInterval(collectGarbage, 1_000);
  const answer = await work;
  clearInterval(collecting);
  return answer;
}

describe('an S3-compatible store', () => {
  let s3: S3Server;
  let admin: Admin;
  let cookie: string;
  let image: Buffer;
  beforeAll(async () => {
    s3 = await startS3();
    admin = await openAdmin(storeOf(s3));
    cookie = await admin.logIn();
    image = await picture('jpeg', 640, 400);
  });
  afterAll(async () => {
    await admin.close();
    await s3.close();
  });
  const ready = () => admin.call('get', '/health/ready').expect(200);

  it('keeps the five widths below its prefix, and none on the disk', async () => {
    const imageURL = await upload(admin, cookie, image);
    const id = imageURL.slice('/api/images/'.length);
    expect(s3.keys(`pictures/${id}`)).toEqual(widthFiles.map((name) => `pictures/${id}/${name}`));
    expect(filesOf(admin.dataDir)).toEqual({ pictures: [], incoming: [] });
    expect(await sharp(await bytesOf(admin, `${imageURL}?w=640`)).metadata()).toMatchObject({ width: 640 });
    const { etag } = (await admin.call('get', imageURL)).headers as { etag: string };
    await admin.call('get', imageURL).set('If-None-Match', etag).expect(304);
    await admin.call('put', '/api/images/landing', cookie).send({ imageURL }).expect(200);
    expectError(await admin.call('get', '/api/images/00000000-0000-4000-8000-000000000000'), 404);
  });

  it('is found well by the doctor, and not with keys that are wrong', async () => {
    const check = (own: object) => checkStore(adminEnv('postgres://unused', { ...storeOf(s3), ...own }));
    expect(await check({})).toEqual({ level: 'ok', text: 'The picture store answers.' });
    const refused = await check({ IMAGE_STORE_SECRET_KEY: 'wrong-secret' });
    expect(refused).toMatchObject({
      level: 'fail',
      text: expect.stringMatching(/403: SignatureDoesNotMatch\).*IMAGE_STORE_URL/),
    });
    expect(refused.text).not.toContain('wrong-secret');
    const away = await check({ IMAGE_STORE_URL: `http://127.0.0.1:${await freePort()}/bar` });
    expect(away).toMatchObject({ level: 'fail', text: expect.stringContaining('ECONNREFUSED') });
  });

  it('still has them after it was started anew', async () => {
    const imageURL = await upload(admin, cookie, image);
    await s3.kill();
    await s3.restart();
    await bytesOf(admin, imageURL);
  });

  it('is swept', async () => {
    const imageURL = await upload(admin, cookie, image);
    const id = imageURL.slice('/api/images/'.length);
    await admin.database.query(
      `UPDATE admin.images SET created_at = now() - interval '25 hours',
         last_used_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    await s3.kill();
    const orphanCleanup = admin.service.app.get(OrphanCleanup);
    await expect(orphanCleanup.cleanUp()).rejects.toThrow(/store/);
    await s3.restart();
    await orphanCleanup.cleanUp();
    expect(s3.keys(`pictures/${id}`)).toEqual([]);
    expectError(await admin.call('get', imageURL), 404);
  });

  it.each(['dead', 'frozen'])(
    'when %s, calls answer 503 while it is, the service stays ready, and recovers',
    async (how) => {
      startClock();
      const imageURL = await upload(admin, cookie, image);
      const url = await newUploadUrl(admin, cookie);
      if (how === 'dead') await s3.kill();
      else s3.freeze();
      expectError(await answerDuringCollections(admin.call('get', imageURL)), 503, /picture store/);
      expectError(await answerDuringCollections(send(admin, url, image)), 503, /picture store/);
      await ready();
      if (how === 'dead') await s3.restart();
      else s3.thaw();
      await bytesOf(admin, imageURL);
      await send(admin, url, image).expect(200);
      stopClock();
    },
  );

  it('that refuses our keys answers 503 and keeps nothing', async () => {
    const before = s3.keys('pictures').length;
    const other = await openAdmin({ ...storeOf(s3), IMAGE_STORE_SECRET_KEY: 'wrong' });
    const url = await newUploadUrl(other, await other.logIn());
    expectError(await send(other, url, image), 503, /picture store/);
    expect(s3.keys('pictures')).toHaveLength(before);
    expect(filesOf(other.dataDir).incoming).toEqual([]);
    await other.close();
  });

  it('that points elsewhere is not followed', async () => {
    let followed = 0;
    const server = createServer((call, response) => {
      if (call.url === '/elsewhere') followed += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bar`;
    const other = await openAdmin(storeOf(s3, url));
    expectError(await other.call('get', '/api/images/00000000-0000-4000-8000-000000000000'), 503);
    expectError(await send(other, await newUploadUrl(other, await other.logIn()), image), 503);
    expect(followed).toBe(0);
    await other.close();
    server.close();
  });
});

describe('the variables of the store', () => {
  it.each([
    [{ IMAGE_STORE_URL: 'ftp://host/bucket' }, /IMAGE_STORE_URL must be an address/],
    [{ IMAGE_STORE_URL: 'https://key:secret@host/bucket' }, /IMAGE_STORE_URL must name the bucket only/],
    [
      { IMAGE_STORE_URL: 'https://host/bucket' },
      /IMAGE_STORE_ACCESS_KEY must be set .*IMAGE_STORE_SECRET_KEY must/,
    ],
  ])('%j stops the service with one line', async (env, line) => {
    const own = { DATABASE_URL: 'postgres://h/test', ...env };
    const admin = spawnService(ROOT, 'admin', own, await freePort());
    expect(await admin.ended).toBe(1);
    expect(admin.output()).toMatch(line);
    expect(admin.output()).not.toContain('secret@');
    expect(admin.output().trim().split('\n')).toHaveLength(1);
  });
});
