import { listenForDatabase } from './database-problem.mjs';

const MENU = { name: 'menu', hasDatabase: true };
const ADMIN = { name: 'admin', hasDatabase: true };
const line = (/** @type {string} */ level, /** @type {unknown} */ message) =>
  JSON.stringify({ level, message, context: 'Database' });
const AWAY = line('warn', 'not ready, trying again: connect ECONNREFUSED 10.0.0.1:5432');
const REFUSED = line('error', 'not ready, trying again: database "peanut" does not exist');

/** @type {string[]} */
let told;
/** @type {ReturnType<typeof listenForDatabase>} */
let hear;

beforeEach(() => {
  process.env['DATABASE_URL'] = 'postgres://db/peanut';
  told = [];
  hear = listenForDatabase({
    onAway: (sentence) => told.push(sentence),
    onRefused: (sentence, name) => told.push(`${sentence}; refused ${name}`),
  });
});
afterEach(() => {
  delete process.env['DATABASE_URL'];
  delete process.env['MENU_DATABASE_URL'];
});

it('tells the words of the database by the variable, once for two services that share it', () => {
  for (const said of [AWAY, REFUSED]) [MENU, ADMIN, MENU].forEach((service) => hear(service, said));
  expect(told).toEqual([
    'DATABASE_URL: connect ECONNREFUSED 10.0.0.1:5432',
    'DATABASE_URL: database "peanut" does not exist; refused menu',
  ]);
});

it('names the variable of the one service that has one', () => {
  process.env['MENU_DATABASE_URL'] = 'postgres://other/peanut';
  [MENU, ADMIN].forEach((service) => hear(service, REFUSED));
  expect(told).toEqual([
    'MENU_DATABASE_URL: database "peanut" does not exist; refused menu',
    'DATABASE_URL: database "peanut" does not exist; refused admin',
  ]);
});

it('passes over other lines, and over the embedded database, which the launcher itself starts', () => {
  for (const other of ['ready', 'not ready', line('log', 'ready'), line('warn', { path: 'not ready' })])
    hear(MENU, other);
  delete process.env['DATABASE_URL'];
  hear(MENU, AWAY);
  expect(told).toEqual([]);
});
