import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { LANDING_IMAGE } from '@peanut/contracts';
import { expectError, openAdmin, type Admin } from './support/admin.js';
import { FORMATS, bomb, costlyGif, padded, picture, type Format } from './support/pictures.js';
import { filesOf, newUploadUrl, send } from './support/uploads.js';

let admin: Admin;
let cookie: string;
beforeAll(async () => {
  admin = await openAdmin();
  cookie = await admin.logIn();
});
afterAll(() => admin.close());
afterEach(() => expect(filesOf(admin.dataDir).incoming).toEqual([]));

const newUrl = () => newUploadUrl(admin, cookie);
const stored = () => filesOf(admin.dataDir).pictures.length;

/** As the embedded gateway asks: over a connection of its own that ends with the answer. */
async function putAndClose(url: string, bytes: Buffer): Promise<number | undefined> {
  const headers = { 'Content-Type': 'image/jpeg', 'Content-Length': bytes.length, Connection: 'close' };
  const call = request(url, { method: 'PUT', headers, agent: false });
  call.end(bytes);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** Sends what must be refused, and sees that nothing of it stays. */
async function refuse(bytes: Buffer, status: number, says: RegExp, type?: string): Promise<void> {
  const before = stored();
  expectError(await send(admin, await newUrl(), bytes, type), status, says);
  expect(stored()).toBe(before);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const tiff = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(64)]);
const heic = Buffer.concat([
  Buffer.from('0000001c667479706865696300000000', 'hex'),
  Buffer.from('mif1heicmiaf'),
]);

describe('PUT {uploadURL} with what is no picture', () => {
  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a program called .png', Buffer.concat([Buffer.from('MZ\x90\0'), randomBytes(4096)])],
    ['SVG with a script', Buffer.from(svg)],
    ['SVG in XML', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a script that begins like a GIF', Buffer.from('GIF89a=1;alert(1)')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['TIFF', tiff],
    ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)])],
    ['a zip', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(200)])],
    ['only a PNG’s signature', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['noise', randomBytes(100_000)],
  ])('%s: 415', (_name, bytes) => refuse(bytes, 415, /no picture|damaged/));

  it.each<[string, Buffer, RegExp]>([
    ['HEIC', heic, /HEIC photos cannot be read here: export .* JPEG/],
    ['TIFF', tiff, /but TIFF/],
    ['SVG', Buffer.from(svg), /but SVG/],
  ])('names %s by its bytes, whatever it is sent as', (_name, bytes, says) =>
    refuse(bytes, 415, says, 'image/jpeg'),
  );

  it.each([
    'text/plain',
    'application/octet-stream',
    'image',
    'imagex/png',
    'multipart/form-data',
    'application/json',
  ])('sent as %s: 415', async (type) =>
    refuse(await picture('png', 20, 20), 415, /Content-Type|JSON/i, type),
  );

  it('compressed once more: 415', async () => {
    const test = send(admin, await newUrl(), await picture('png', 20, 20)).set('Content-Encoding', 'gzip');
    expectError(await test, 415);
  });
});

describe.each(FORMATS)('PUT {uploadURL} with a damaged %s', (format: Format) => {
  it('cut shortly before its end: 415', async () => {
    const whole = await picture(format, 900, 600);
    await refuse(whole.subarray(0, Math.floor(whole.length * 0.999)), 415, /damaged|no picture/);
  });

  it('never fails on our side when bytes are changed', async () => {
    const small = await picture(format, 64, 48);
    let seed = small.length;
    /** The next number of a series that is the same in every run. */
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2; round += 1) {
      const changed = Buffer.from(small);
      for (let index = 0; index < 8; index += 1) changed[next(changed.length)] = next(256);
      const { status } = await send(admin, await newUrl(), changed);
      expect([200, 413, 415]).toContain(status);
    }
  });
});

describe('PUT {uploadURL} with what is too large', () => {
  it('one byte above 10 MB, announced: 413', async () => {
    const bytes = padded(await picture('jpeg'), LANDING_IMAGE.maxBytes + 1);
    await refuse(bytes, 413, /larger than 10 MB/);
  });

  it('one byte above 10 MB, without a length: 413', async () => {
    const bytes = padded(await picture('jpeg'), LANDING_IMAGE.maxBytes + 1);
    const url = admin.service.url + (await newUrl());
    const body = new Blob([bytes]).stream();
    const headers = { 'Content-Type': 'image/jpeg' };
    const answer = await fetch(url, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
    expect(filesOf(admin.dataDir).incoming).toEqual([]);
  });

  it.each(['above 10 MB', 'for a used address'])('%s: told even to who closes after sending', async (why) => {
    const url = await newUrl();
    const bytes = padded(await picture('jpeg'), LANDING_IMAGE.maxBytes + (why === 'above 10 MB' ? 1 : 0));
    if (why === 'for a used address') await send(admin, url, await picture('png', 30, 20)).expect(200);
    for (let round = 0; round < 2; round += 1)
      expect(await putAndClose(admin.service.url + url, bytes)).toBe(why === 'above 10 MB' ? 413 : 403);
  });

  it('a picture bomb: 413', async () => {
    const bytes = bomb(16_000);
    expect(bytes.length).toBeLessThan(300_000);
    await refuse(bytes, 413, /200 megapixels/);
  });

  it('few bytes that take half a gigabyte to decode: 413', async () => {
    const bytes = costlyGif(14_000);
    expect(bytes.length).toBeLessThan(300_000);
    await refuse(bytes, 413, /too much memory/);
  });

  it('what is read row by row passes, whatever its size', async () => {
    await send(admin, await newUrl(), bomb(14_000)).expect(200);
  });
});

describe('an upload address', () => {
  it('is good for one picture', async () => {
    const url = await newUrl();
    const bytes = await picture('png', 30, 20);
    await send(admin, url, bytes).expect(200);
    expectError(await send(admin, url, bytes), 403, /used/);
  });

  it('may be tried again after a refusal', async () => {
    const url = await newUrl();
    expectError(await send(admin, url, Buffer.from('no picture')), 415);
    await send(admin, url, await picture('png', 30, 20)).expect(200);
  });

  it('is won by one of several at a time', async () => {
    const url = await newUrl();
    const bytes = await picture('jpeg');
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(admin, url, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
  });

  it('expires', async () => {
    const url = await newUrl();
    const id = url.slice('/api/images/'.length).split('?')[0];
    await admin.database.query(`UPDATE admin.images SET expires_at = now() WHERE id = $1`, [id]);
    expectError(await send(admin, url, await picture('png', 30, 20)), 403, /expired/);
  });

  it('ends with the session that asked for it', async () => {
    const other = await admin.logIn();
    const url = await newUploadUrl(admin, other);
    await admin.call('delete', '/api/admin/session', other).expect(204);
    expectError(await send(admin, url, await picture('png', 30, 20)), 403);
  });

  it.each<[string, (url: URL) => void]>([
    ['no query', (url) => (url.search = '')],
    ['no signature', (url) => url.searchParams.delete('signature')],
    ['an empty signature', (url) => url.searchParams.set('signature', '')],
    ['another signature', (url) => url.searchParams.set('signature', randomBytes(32).toString('base64url'))],
    ['a longer signature', (url) => url.searchParams.append('signature', 'A')],
    [
      'padding after the signature',
      (url) => url.searchParams.set('signature', `${url.searchParams.get('signature')}=`),
    ],
    ['a later expiry', (url) => url.searchParams.set('expires', String(Date.now() + 86_400_000))],
    ['another id', (url) => (url.pathname = `/api/images/${randomUUID()}`)],
  ])('is not forged by %s', async (_name, change) => {
    const url = new URL(await newUrl(), 'http://bar');
    change(url);
    expectError(await send(admin, url.pathname + url.search, await picture('png', 30, 20)), 403);
  });

  it('is no way past the JSON rules of the other calls', async () => {
    const image = { 'Content-Type': 'image/png' };
    expectError(await admin.call('put', '/api/images/landing', cookie).set(image).send(Buffer.alloc(9)), 415);
    expectError(await admin.call('post', '/api/images/upload', cookie).set(image).send(Buffer.alloc(9)), 415);
    expectError(await admin.call('put', '/api/images/x', cookie).set(image).send(Buffer.alloc(9)), 415);
    expectError(await admin.call('delete', await newUrl(), cookie), 405);
  });

  it('refuses a page of another site', async () => {
    const test = send(admin, await newUrl(), await picture('png', 30, 20)).set(
      'Origin',
      'https://evil.example',
    );
    expectError(await test, 403);
  });
});
