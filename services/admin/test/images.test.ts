import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANDING_IMAGE } from '@peanut/contracts';
import sharp from 'sharp';
import { expectError, openAdmin, type Admin } from './support/admin.js';
import { FORMATS, padded, picture, pictureWithPlace } from './support/pictures.js';
import { bytesOf, filesOf, newUploadUrl, send, upload, widthFiles } from './support/uploads.js';

let admin: Admin;
let cookie: string;
beforeAll(async () => {
  admin = await openAdmin();
  cookie = await admin.logIn();
});
afterAll(() => admin.close());

const IMAGE_URL = /^\/api\/images\/[0-9a-f-]{36}$/;

describe('POST /api/images/upload', () => {
  it('gives the owner a signed address on this origin, whatever Host says', async () => {
    const answer = await admin
      .call('post', '/api/images/upload', cookie)
      .set('Host', 'evil.example')
      .expect(200);
    expect(answer.body).toEqual({
      uploadURL: expect.stringMatching(/^\/api\/images\/[0-9a-f-]{36}\?expires=\d{13}&signature=[\w-]{43}$/),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuses visitors and other sites', async () => {
    expectError(await admin.call('post', '/api/images/upload'), 401);
    expectError(
      await admin.call('post', '/api/images/upload', cookie).set('Origin', 'https://evil.example'),
      403,
    );
  });
});

describe('PUT {uploadURL}', () => {
  it.each([48, 108])('takes a phone’s picture of %i megapixels', async (megapixels) => {
    const phones = sharp({
      create: { width: megapixels * 125, height: 8_000, channels: 3, background: 'orange' },
      limitInputPixels: false,
    });
    const address = await upload(admin, cookie, await phones.jpeg({ quality: 30 }).toBuffer());
    const { width = 0, height = 0 } = await sharp(await bytesOf(admin, address)).metadata();
    expect(width / height).toBeCloseTo((megapixels * 125) / 8_000, 1);
  });

  it.each(FORMATS)('stores %s as WebP in five widths, on disk only once it is whole', async (format) => {
    const url = await newUploadUrl(admin, cookie);
    const answer = await send(admin, url, await picture(format, 2000, 250), `image/${format}`).expect(200);
    const { imageURL } = answer.body as { imageURL: string };
    expect(answer.body).toEqual({ imageURL: expect.stringMatching(IMAGE_URL) });
    expect(imageURL).toBe(url.split('?', 1)[0]);
    const folder = join(admin.dataDir, 'images', imageURL.slice('/api/images/'.length));
    expect(readdirSync(folder).sort()).toEqual(widthFiles);
    for (const width of LANDING_IMAGE.widths) {
      const stored = await sharp(await bytesOf(admin, `${imageURL}?w=${width}`)).metadata();
      expect(stored).toMatchObject({ format: 'webp', width, height: width / 8 });
    }
    expect(filesOf(admin.dataDir).incoming).toEqual([]);
  });

  it('does not enlarge a small picture, and keeps its transparency', async () => {
    const small = sharp({ create: { width: 500, height: 400, channels: 4, background: '#ff000080' } });
    const imageURL = await upload(admin, cookie, await small.png().toBuffer());
    for (const [query, width] of [
      ['?w=320', 320],
      ['?w=640', 500],
      ['', 500],
    ] as const)
      expect(await sharp(await bytesOf(admin, imageURL + query)).metadata()).toMatchObject({
        width,
        hasAlpha: true,
      });
  });

  it('turns a picture upright and keeps its colours', async () => {
    const red = sharp({ create: { width: 400, height: 200, channels: 3, background: '#c81e09' } });
    const imageURL = await upload(
      admin,
      cookie,
      await red.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const stored = sharp(await bytesOf(admin, imageURL));
    expect(await stored.metadata()).toMatchObject({ width: 200, height: 400 });
    const [r = 0, g = 0, b = 0] = await stored.removeAlpha().raw().toBuffer();
    for (const [seen, meant] of [
      [r, 0xc8],
      [g, 0x1e],
      [b, 0x09],
    ] as const)
      expect(Math.abs(seen - meant)).toBeLessThan(6);
  });

  it.each(FORMATS)(
    'leaves out of %s where it was taken, who took it, and a script behind its end',
    async (format) => {
      const script = Buffer.from('<html><script>alert(1)</script>');
      const given = Buffer.concat([await pictureWithPlace(format), script]);
      expect(given.toString('latin1')).toMatch(/GPSLatitude|photographer/);
      const imageURL = await upload(admin, cookie, given);
      for (const width of LANDING_IMAGE.widths) {
        const stored = await bytesOf(admin, `${imageURL}?w=${width}`);
        expect(stored.toString('latin1')).not.toMatch(/GPS|photographer|Exif|EXIF|XMP |xmpmeta|ICCP|<script/);
        const { exif, xmp, icc } = await sharp(stored).metadata();
        expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
      }
    },
  );

  it('goes by the bytes where the type names another format', async () => {
    const jpeg = await picture('jpeg');
    await send(admin, await newUploadUrl(admin, cookie), jpeg, 'image/png').expect(200);
  });

  it('takes exactly 10 MB, with a length and without', async () => {
    const largest = padded(await picture('jpeg'), LANDING_IMAGE.maxBytes);
    await send(admin, await newUploadUrl(admin, cookie), largest).expect(200);
    const url = await newUploadUrl(admin, cookie);
    const stream = new Blob([largest]).stream();
    const answer = await fetch(admin.service.url + url, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(200);
  });
});

describe('GET /api/images/{id}', () => {
  let imageURL: string;
  beforeAll(async () => {
    imageURL = await upload(admin, cookie, await picture('png'));
  });

  it('may be kept for ever, is no page, and runs nothing', async () => {
    const answer = await admin.call('get', `${imageURL}?w=320`).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      etag: expect.stringMatching(/^"[0-9a-f-]{36}-320"$/),
    });
  });

  it('answers 304 to who has it, and HEAD without its bytes', async () => {
    const { etag } = (await admin.call('get', imageURL).expect(200)).headers as { etag: string };
    for (const given of [etag, `W/${etag}`, '*']) {
      const answer = await admin.call('get', imageURL).set('If-None-Match', given).expect(304);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('immutable') });
    }
    const head = await fetch(admin.service.url + imageURL, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBe((await bytesOf(admin, imageURL)).length);
  });

  it.each(['0', '', '319', '99999', '320px', 'abc', '320&w=640', '-320', '3.2e2'])(
    'refuses ?w=%s',
    async (w) => expectError(await admin.call('get', `${imageURL}?w=${w}`), 400),
  );

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['x', 400],
    ['..%2f..%2fetc', 400],
    ['%2e%2e', 400],
    ['.incoming', 400],
    ['upload', 400],
  ])('answers %s with %i', async (id, status) => {
    expectError(await admin.call('get', `/api/images/${id}`), status);
  });

  it('does not show a picture that was never sent', async () => {
    const url = await newUploadUrl(admin, cookie);
    expectError(await admin.call('get', url), 404);
  });
});
