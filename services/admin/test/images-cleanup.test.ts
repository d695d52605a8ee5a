import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OrphanCleanup } from '../src/images/orphan-cleanup.js';
import { expectError, openAdmin, type Admin } from './support/admin.js';
import { picture } from './support/pictures.js';
import { filesOf, newUploadUrl, upload } from './support/uploads.js';

let admin: Admin;
let cookie: string;
let image: Buffer;
beforeAll(async () => {
  admin = await openAdmin();
  cookie = await admin.logIn();
  image = await picture('png', 60, 40);
});
afterAll(() => admin.close());

const sweep = () => admin.service.app.get(OrphanCleanup).cleanUp();
const idOf = (imageURL: string): string => imageURL.slice('/api/images/'.length);
const choose = (imageURL: string) =>
  admin.call('put', '/api/images/landing', cookie).send({ imageURL }).expect(200);

/** Lets a picture be that old, and unused for that long. */
const age = (imageURL: string, createdHours: number, unusedHours: number) =>
  admin.database.query(
    `UPDATE admin.images SET created_at = now() - make_interval(hours => $2),
       last_used_at = now() - make_interval(hours => $3) WHERE id = $1`,
    [idOf(imageURL), createdHours, unusedHours],
  );

const shows = async (imageURL: string) => (await admin.call('get', imageURL)).status;

describe('the sweep', () => {
  it('removes pictures that nothing shows after a day', async () => {
    const [old, young] = [await upload(admin, cookie, image), await upload(admin, cookie, image)];
    await age(old, 25, 25);
    await age(young, 23, 23);
    await sweep();
    expect([await shows(old), await shows(young)]).toEqual([404, 200]);
    expect(filesOf(admin.dataDir).pictures).toEqual([idOf(young)]);
    expectError(await admin.call('put', '/api/images/landing', cookie).send({ imageURL: old }), 400);
  });

  it('keeps the landing picture for ever, and a replaced one for a day after', async () => {
    const [first, second] = [await upload(admin, cookie, image), await upload(admin, cookie, image)];
    await choose(first);
    await age(first, 1000, 1000);
    await age(second, 1000, 1000);
    await choose(second);
    await age(second, 1000, 1000);
    await sweep();
    expect([await shows(first), await shows(second)]).toEqual([200, 200]);
    await age(first, 1000, 25);
    await sweep();
    expect([await shows(first), await shows(second)]).toEqual([404, 200]);
  });

  it('keeps a picture for a day after the landing page was given back its own', async () => {
    const imageURL = await upload(admin, cookie, image);
    await choose(imageURL);
    await age(imageURL, 1000, 1000);
    const key = '/api/admin/settings/landing_page_image';
    await admin.call('put', key, cookie).send({ value: null }).expect(200);
    await sweep();
    expect(await shows(imageURL)).toBe(200);
  });

  it('forgets addresses that were never used', async () => {
    const url = await newUploadUrl(admin, cookie);
    await age(url.split('?')[0] ?? '', 25, 25);
    await sweep();
    const id = idOf(url).split('?')[0];
    expect(await admin.database.query('SELECT 1 FROM admin.images WHERE id = $1', [id])).toEqual([]);
  });

  it('removes left-over temporary files, but none of an upload under way', async () => {
    const folder = join(admin.dataDir, 'images/.incoming');
    for (const name of ['left-over', 'under-way']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'source'), 'x');
    }
    const anHourAgo = Date.now() / 1000 - 3600;
    utimesSync(join(folder, 'left-over'), anHourAgo, anHourAgo);
    await sweep();
    expect(filesOf(admin.dataDir).incoming).toEqual(['under-way']);
  });

  it('goes on where it broke off', async () => {
    const imageURL = await upload(admin, cookie, image);
    await admin.database.query(`UPDATE admin.images SET state = 'removed' WHERE id = $1`, [idOf(imageURL)]);
    await sweep();
    expect(await shows(imageURL)).toBe(404);
  });

  it('never takes away a picture that is being chosen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const imageURL = await upload(admin, cookie, image);
      await age(imageURL, 25, 25);
      const put = admin.call('put', '/api/images/landing', cookie).send({ imageURL });
      const [answer] = await Promise.all([put, sweep()]);
      expect([200, 400]).toContain(answer.status);
      expect(await shows(imageURL)).toBe(answer.status === 200 ? 200 : 404);
    }
  });
});
