import { Logger } from '@nestjs/common';
import { createTestDatabase, openDatabase, sharedAdmin, startService } from '@peanut/service/testing';
import request from 'supertest';
import { MIGRATIONS } from '../src/database/menu-database.js';
import { ROOT } from './support/test-app.js';

beforeAll(() => Logger.overrideLogger(['error']));

const DRINKS = [
  `INSERT INTO menu.cocktails (name, spirit, description, ingredients, glass, ice, prep)
   VALUES ('Kept', 'gin', 'From before', '["1 oz gin"]', 'Coupe', 'None', 'Stir.')`,
  `INSERT INTO menu.whiskeys (number, name, spirit, proof, profile, notes, water, rest, rationale)
   VALUES (1, 'Kept', 'rye', 90.5, 'p', 'n', 'w', 'r', 'r')`,
];

/** Every version of the schema that a bar may have: after the first migration, after the second … */
const EARLIER = MIGRATIONS.slice(0, -1).map((migration, index) => [migration.name, index + 1] as const);

test.each(EARLIER)('a menu kept by the schema of %s is served whole by this version', async (_, count) => {
  const database = await createTestDatabase();
  const earlier = await openDatabase({
    url: database.url,
    schema: 'menu',
    pool: 1,
    entities: [],
    migrations: MIGRATIONS.slice(0, count),
  });
  await earlier.close();
  for (const sql of DRINKS) await database.query(sql);

  const { url: ADMIN_URL, cookie } = sharedAdmin();
  const menu = await startService(ROOT, 'menu', {
    DATABASE_URL: database.url,
    ADMIN_URL,
    SEED_MENU: 'false',
    LOG_LEVEL: 'error',
  });
  const [cocktail] = (await request(menu.url).get('/api/cocktails').expect(200)).body as object[];
  const [whiskey] = (await request(menu.url).get('/api/whiskeys').expect(200)).body as object[];
  const added = { smoke: null, allergens: [], pourAnyway: false };
  expect(cocktail).toMatchObject({ name: 'Kept', ingredients: ['1 oz gin'], ...added });
  expect(whiskey).toMatchObject({ name: 'Kept', number: 1, proof: 90.5, allergens: [] });

  await request(menu.url).get('/api/shelf').set('Cookie', cookie).expect(200, []);
  const thing = { name: 'Gin', isStocked: false };
  await request(menu.url).post('/api/shelf').set('Cookie', cookie).send(thing).expect(201);
  const [without] = (await request(menu.url).get('/api/cocktails').expect(200)).body as object[];
  expect(without).toEqual({ ...cocktail, isAvailable: false });

  await request(menu.url).get('/api/restore-points').set('Cookie', cookie).expect(200, []);
  const point = await request(menu.url).post('/api/restore-points').set('Cookie', cookie).expect(201);
  expect(point.body).toMatchObject({ name: null, cocktails: 1, whiskeys: 1 });
  await menu.stop();
  await database.drop();
});
