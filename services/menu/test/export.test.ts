import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import {
  COCKTAIL_FIELDS,
  WHISKEY_FIELDS,
  type Cocktail,
  type MenuExport,
  type SpiritOption,
} from '@peanut/contracts';
import { sharedAdmin, until } from '@peanut/service/testing';
import {
  addCocktail,
  addWhiskey,
  cocktails,
  expectError,
  startTestApp,
  whiskeys,
  type TestApp,
} from './support/test-app.js';

const PATH = '/api/export';
const CSV = `${PATH}?format=csv`;
/** What a spreadsheet would take for a formula, and what RFC 4180 quotes. */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.owner('post', '/api/shelf').send({ name: 'Lime', isStocked: false }).expect(201);
  await addCocktail(app, { name: 'Hidden "Sour"', isVisible: false, smoke: 'Cherry, or oak' });
  await addCocktail(app, {
    name: '=HYPERLINK("http://x")',
    ingredients: ['2 oz gin', '1 oz lime; fresh', '=2 dashes'],
    allergens: ['egg', 'nuts'],
    prep: 'Shake.\r\nStrain.',
  });
  for (const name of FORMULAS) await addCocktail(app, { name });
  await addWhiskey(app, { name: 'Åland “Ærø” 水', proof: 90.5, notes: 'Salt, smoke' });
});
afterAll(() => app.close());

async function exported(): Promise<MenuExport> {
  return (await app.owner('get', PATH).expect(200)).body as MenuExport;
}

async function exportedCsv(): Promise<string> {
  const answer = await app.owner('get', CSV).buffer(true).expect(200);
  return answer.text;
}

/** The cells of a text by RFC 4180. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('GET /api/export', () => {
  it('is the owner’s alone', async () => {
    expectError(await app.visitor('get', PATH), 401);
    expectError(await app.visitor('get', CSV), 401);
  });

  it('is a file of the owner’s lists, byte for byte', async () => {
    const answer = await app.owner('get', PATH).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="peanut-menu-\d{4}-\d\d-\d\d\.json"$/,
      ),
      'cache-control': 'private, no-store',
    });
    const { exportedAt } = answer.body as MenuExport;
    const spirits = await app.owner('get', '/api/spirit-options').expect(200);
    const lists = {
      cocktails: await cocktails(app),
      whiskeys: await whiskeys(app),
      spiritOptions: spirits.body as SpiritOption[],
    };
    expect(exportedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(answer.headers['content-disposition']).toContain(exportedAt.slice(0, 10));
    expect(answer.text).toBe(JSON.stringify({ format: 'peanut-menu', version: 1, exportedAt, ...lists }));
    expect(lists.cocktails.find(({ name }) => name.startsWith('=H'))).toMatchObject({ missing: ['Lime'] });
  });

  it('answers HEAD without a body', async () => {
    const { headers, text } = await app.owner('head', PATH).expect(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(text).toBeFalsy();
  });

  it.each(['json', '', 'CSV', 'xlsx', 'csv&format=csv'])('refuses the format "%s"', async (format) => {
    expectError(await app.owner('get', `${PATH}?format=${format}`), 400, /format must be csv/);
  });

  it('answers nothing but GET and HEAD', async () => {
    expectError(await app.owner('post', PATH).send({}), 405);
  });

  it('is of one moment, whoever changes the menu meanwhile', async () => {
    const before = await exported();
    const letGo = await app.database.hold(`
      LOCK TABLE menu.whiskeys; UPDATE menu.cocktails SET ice = 'Half'; UPDATE menu.whiskeys SET water = 'Half'`);
    const exporting = exported();
    await until(async () => (await app.database.waiting()) > 0, 'the export waits for the writer');
    await letGo();
    expect(await exporting).toEqual({ ...before, exportedAt: expect.any(String) });
    const after = await exported();
    expect(after.whiskeys.every(({ water }) => water === 'Half')).toBe(true);
  });

  it('of an empty menu is a file with empty lists', async () => {
    const empty = await startTestApp({ SEED_MENU: false });
    const { text } = await empty.owner('get', PATH).expect(200);
    expect(JSON.parse(text)).toMatchObject({ cocktails: [], whiskeys: [] });
    expect(cellsOf((await empty.owner('get', CSV).buffer(true).expect(200)).text.slice(1))).toHaveLength(1);
    await empty.close();
  });
});

describe('the export as CSV', () => {
  it('is UTF-8 that says so, in lines that end as RFC 4180 says', async () => {
    const answer = await app.owner('get', CSV).buffer(true).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="peanut-menu-[\d-]{10}\.csv"$/),
    });
    const bytes = Buffer.from(
      await (await fetch(app.menu.url + CSV, { headers: { Cookie: sharedAdmin().cookie } })).arrayBuffer(),
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toContain('Åland “Ærø” 水');
    expect(answer.text.endsWith('\r\n')).toBe(true);
  });

  it('names the kind and then every field of both drinks, each once', async () => {
    const [header] = cellsOf((await exportedCsv()).slice(1));
    const fields = [...new Set([...Object.keys(COCKTAIL_FIELDS), ...Object.keys(WHISKEY_FIELDS)])];
    expect(header).toEqual(['kind', ...fields]);
    expect(header).toContain('isVisible');
  });

  it('holds every drink of the owner’s lists, read back as it was', async () => {
    const [header = [], ...rows] = cellsOf((await exportedCsv()).slice(1));
    const { cocktails: drinks, whiskeys: flight } = await exported();
    const all = [
      ...drinks.map((drink) => ({ kind: 'cocktail', ...drink })),
      ...flight.map((drink) => ({ kind: 'whiskey', ...drink })),
    ];
    expect(rows).toHaveLength(all.length);
    all.forEach((drink, index) => {
      const values: Partial<Record<string, unknown>> = drink;
      const cells = header.map((name) => {
        const value = values[name] ?? '';
        if (Array.isArray(value)) return value.join(name === 'ingredients' ? '\n' : ';');
        return String(value);
      });
      expect(rows[index]?.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(cells);
    });
  });

  it('has no cell that a spreadsheet takes for a formula', async () => {
    const rows = cellsOf((await exportedCsv()).slice(1));
    const names = rows.map(([, name]) => name);
    for (const name of FORMULAS) expect(names).toContain(`'${name}`);
    expect(names).toContain(`'=HYPERLINK("http://x")`);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});

describe('of 10,000 drinks', () => {
  beforeAll(async () => {
    const rest = `spirit, description, ingredients, glass, ice`;
    await app.database.query(`
      INSERT INTO menu.cocktails (name, sort_order, prep, ${rest})
      SELECT 'Drink ' || i, i, repeat('Stir. ', 300), ${rest}
      FROM generate_series(1, 10000) AS i, (SELECT * FROM menu.cocktails LIMIT 1) AS one`);
  });

  /** Asks for the export and reads nothing. */
  async function ask(path: string): Promise<Socket> {
    const { hostname, port } = new URL(app.menu.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${sharedAdmin().cookie}\r\n\r\n`);
    return socket;
  }

  const connections = async (): Promise<number> => {
    const server = app.menu.app.getHttpServer() as import('node:http').Server;
    return new Promise((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  };

  it('the lists come whole', async () => {
    const list: Cocktail[] = await cocktails(app);
    expect((await exported()).cocktails).toEqual(list);
    expect(cellsOf((await exportedCsv()).slice(1))).toHaveLength(
      1 + list.length + (await whiskeys(app)).length,
    );
  });

  it.each([PATH, CSV])('a reader of %s who leaves in the middle harms nobody', async (path) => {
    const before = await connections();
    const socket = await ask(path);
    await once(socket, 'data');
    socket.destroy();
    await until(async () => (await connections()) <= before, 'the connection is gone');
    await app.visitor('get', '/api/cocktails').expect(200);
  });

  it('who reads nothing for half a minute holds no connection of the database, and is let go', async () => {
    const whole = (await app.owner('get', PATH).expect(200)).text.length;
    const socket = await ask(PATH);
    await once(socket, 'data');
    socket.pause();
    expect(await app.database.query(OPEN_TRANSACTIONS)).toEqual([]);
    let isClosed = false;
    socket.on('close', () => (isClosed = true));
    await until(() => {
      jest.advanceTimersByTime(30_000);
      socket.resume();
      return isClosed;
    }, 'the connection is cut');
    expect(socket.bytesRead).toBeLessThan(whole);
  });
});

const OPEN_TRANSACTIONS = `SELECT query FROM pg_stat_activity
  WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
