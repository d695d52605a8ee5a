import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DEFAULT_BAR, sharePictureName, type Drink } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { advanceClock } from '@peanut/service/testing';
import sharp from 'sharp';
import { OrphanCleanup } from '../src/images/orphan-cleanup.js';
import { expectError, openAdmin, type Admin } from './support/admin.js';
import { bytesOf } from './support/uploads.js';

const negroni = testDrink('cocktail', { id: randomUUID(), name: 'Negroni', glass: 'Rocks' });
const hidden = testDrink('cocktail', { id: randomUUID(), isVisible: false });
const rye = testDrink('whiskey', { id: randomUUID(), name: 'Old Rye' });
const lists: Record<string, Drink[]> = {};

let menu: Server;
let admin: Admin;
beforeAll(async () => {
  menu = createServer((req, res) => {
    // Once a second it may be read anew, and the clock stands still otherwise.
    advanceClock(1_000);
    res.end(JSON.stringify(lists[req.url ?? ''] ?? []));
  });
  await new Promise<void>((resolve) => menu.listen(0, '127.0.0.1', resolve));
  admin = await openAdmin({ MENU_URL: `http://127.0.0.1:${(menu.address() as AddressInfo).port}` });
});
beforeEach(() => {
  lists['/api/cocktails'] = [negroni, hidden];
  lists['/api/whiskeys'] = [rye];
});
afterAll(async () => {
  await admin.close();
  menu.closeAllConnections();
  menu.close();
});

const nameOf = (drink: Drink, barName: string = DEFAULT_BAR.name) => sharePictureName(drink, barName);
const addressOf = (drink: Drink, list = 'cocktails') => `/api/images/share/${list}/${nameOf(drink)}`;
const folder = () => join(admin.dataDir, 'share-pictures');
const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);

describe('GET /api/images/share/{list}/{picture}', () => {
  it('draws a JPEG of 1200 × 630 that may be kept for ever', async () => {
    const { headers } = await admin.call('get', addressOf(negroni)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const bytes = await bytesOf(admin, addressOf(negroni));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
    expect(files()).toEqual([nameOf(negroni)]);
  });

  it('answers 304 to who has it, and HEAD without its bytes', async () => {
    const { etag } = (await admin.call('get', addressOf(negroni)).expect(200)).headers as { etag: string };
    await admin.call('get', addressOf(negroni)).set('If-None-Match', etag).expect(304);
    const head = await fetch(admin.service.url + addressOf(negroni), { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBe(
      (await bytesOf(admin, addressOf(negroni))).length,
    );
  });

  it('is drawn once, however many ask for it at a time, and not again afterwards', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, () => bytesOf(admin, addressOf(rye, 'whiskeys'))),
    );
    const { ino } = statSync(join(folder(), nameOf(rye)));
    expect(all.every((bytes) => bytes.equals(all[0] ?? Buffer.alloc(0)))).toBe(true);
    await bytesOf(admin, addressOf(rye, 'whiskeys'));
    expect(statSync(join(folder(), nameOf(rye))).ino).toBe(ino);
  });

  it('follows the drink: an earlier address leads to the new picture, and the earlier file is gone', async () => {
    await bytesOf(admin, addressOf(negroni));
    const changed = { ...negroni, name: 'Sbagliato', version: 2 };
    lists['/api/cocktails'] = [changed];
    const fresh = await bytesOf(admin, addressOf(changed));
    const answer = await admin.call('get', addressOf(negroni)).expect(302);
    expect(answer.headers).toMatchObject({ location: addressOf(changed), 'cache-control': 'no-cache' });
    expect(fresh.length).toBeGreaterThan(1_000);
    expect(files()).toContain(nameOf(changed));
    expect(files()).not.toContain(nameOf(negroni));
  });

  it('follows the bar’s name', async () => {
    const cookie = await admin.logIn();
    await admin.call('put', '/api/admin/settings/bar_name', cookie).send({ value: 'Bar Ü' }).expect(200);
    const { headers } = await admin.call('get', addressOf(rye, 'whiskeys')).expect(302);
    expect(headers['location']).toBe(`/api/images/share/whiskeys/${nameOf(rye, 'Bar Ü')}`);
    await admin.call('put', '/api/admin/settings/bar_name', cookie).send({ value: null }).expect(200);
  });

  it.each([
    ['a CJK name', { name: '梅酒サワー 🍑', glass: '' }],
    ['a name from right to left', { name: 'كأس \u202e' }],
    ['a name of symbols', { name: '🥜', spirit: '🍋' }],
    [
      'markup',
      { name: `<script>"'$&]]></svg>`, spirit: '<b>', glass: '"/><image href="file:///etc/passwd"' },
    ],
    ['120 wide letters', { name: 'W'.repeat(120), spirit: 'W'.repeat(50) }],
    ['a name of the language', { name: '__proto__', glass: 'constructor' }],
  ])('draws %s', async (_, named) => {
    const odd = testDrink('cocktail', { ...named, id: randomUUID() });
    lists['/api/cocktails'] = [odd];
    const picture = sharp(await bytesOf(admin, addressOf(odd)));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('shows no drink that guests do not see, and draws nothing for it', async () => {
    const before = files();
    const unknown = testDrink('cocktail', { id: randomUUID() });
    for (const address of [
      addressOf(hidden),
      addressOf(unknown),
      addressOf(negroni, 'whiskeys'),
      addressOf(negroni, 'spirit-options'),
      addressOf(negroni, '__proto__'),
      addressOf(negroni).replace('.jpg', '.png'),
      addressOf(negroni).replace(negroni.id, '..%5c..'),
      '/api/images/share/cocktails/Free%20drinks.jpg',
    ])
      expectError(await admin.call('get', address), 404);
    expect(files()).toEqual(before);
  });

  it('takes no text from the query', async () => {
    const plain = await bytesOf(admin, addressOf(negroni));
    const named = await bytesOf(admin, `${addressOf(negroni)}?name=Free%20drinks&barName=x`);
    expect(named.equals(plain)).toBe(true);
  });

  it('goes by the hourly cleanup when guests do not see the drink any more', async () => {
    lists['/api/cocktails'] = [negroni];
    await bytesOf(admin, addressOf(negroni));
    await bytesOf(admin, addressOf(rye, 'whiskeys'));
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), nameOf(hidden)), 'x');
    await admin.service.app.get(OrphanCleanup).clearDrawn();
    expect(files().sort()).toEqual([nameOf(negroni), nameOf(rye)].sort());
  });
});

it('answers 503 while its folder cannot be used', async () => {
  const broken = await openAdmin({ MENU_URL: admin.env.MENU_URL });
  writeFileSync(join(broken.dataDir, 'share-pictures'), 'no folder');
  expectError(await broken.call('get', addressOf(negroni)), 503, /cannot be drawn just now/);
  await broken.close();
});

it('answers 503 while the menu service is away', async () => {
  const alone = await openAdmin();
  expectError(await alone.call('get', addressOf(negroni)), 503);
  await alone.close();
});
