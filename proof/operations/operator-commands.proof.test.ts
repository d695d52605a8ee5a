import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  childEnv,
  createTestDatabase,
  startService,
  untilNotBusy,
  type ServiceProcess,
  type TestDatabase,
} from '@peanut/service/testing';
import { startProduct, type Product } from './support/product.js';

jest.setTimeout(120_000);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIRST_PASSWORD = 'a password for tests';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ODD_DRINK = {
  name: 'Odd “Sour” \u2028 é 🥜',
  spirit: 'gin',
  description: 'Tabs\tand \\ and "quotes"',
  ingredients: ['2 oz gin'],
  glass: 'Coupe',
  ice: 'None',
  prep: 'Shake.\nStrain.',
};

let folder: string;
let database: TestDatabase;
/** The bar as compose runs it: two services on a Postgres, with pictures in a volume. */
let menu: ServiceProcess;
let admin: ServiceProcess;
let picture: string;
/** The bar of `npm start`, restored from the other. */
let product: Product;

const path = (name: string): string => join(folder, name);

interface Ended {
  code: number | null;
  printed: string;
  said: string;
}

/** An operator's command in the folder of the test. */
async function command(
  name: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, 'ops', `${name}.mjs`), ...args], {
    cwd: folder,
    env: { ...childEnv(env), PATH: [path('bin'), process.env['PATH']].join(delimiter) },
  });
  child.stdin.end(input);
  const streams = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child, 'close');
  const [printed, said] = await streams;
  return { code: child.exitCode, printed, said };
}

const compose = (): Record<string, string> => ({
  FAKE_DOCKER_LOG: path('docker.log'),
  FAKE_DOCKER_DATA: path('volume'),
  FAKE_DOCKER_DATABASE: database.url,
});
const embedded = (): Record<string, string> => ({ DATA_DIR: path('data') });

const serviceEnv = (): Record<string, string> => ({
  DATABASE_URL: database.url,
  LOG_LEVEL: 'error',
  DATABASE_POOL: '4',
  DATA_DIR: path('volume'),
});

async function call(url: string, method: string, cookie: string, body?: object | Buffer): Promise<Response> {
  const isPicture = Buffer.isBuffer(body);
  return fetch(url, {
    method,
    headers: { 'Content-Type': isPicture ? 'image/png' : 'application/json', Cookie: cookie },
    body: isPicture ? new Uint8Array(body) : body && JSON.stringify(body),
  });
}

async function logIn(url: string, password: string): Promise<string | undefined> {
  const answer = await untilNotBusy(() => call(`${url}/api/admin/verify`, 'POST', '', { password }));
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return answer.ok ? cookies.join('; ') : undefined;
}

const isOpenSession = async (url: string, cookie: string): Promise<boolean> =>
  ((await (await call(`${url}/api/admin/session`, 'GET', cookie)).json()) as { active: boolean }).active;

/** Everything a guest sees, as bytes. */
async function shown(menuUrl: string, adminUrl: string): Promise<Record<string, string>> {
  const addresses = [
    ...['cocktails', 'whiskeys', 'spirit-options', 'pages'].map((list) => `${menuUrl}/api/${list}`),
    ...['bar_name', 'landing_page_image'].map((key) => `${adminUrl}/api/admin/settings/${key}`),
    `${adminUrl}${picture}?w=320`,
  ];
  const bodies = addresses.map(async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return [new URL(address).pathname, Buffer.from(await answer.arrayBuffer()).toString('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(bodies));
}

/** `docker` on the PATH of the commands. */
function putDockerOnPath(): void {
  mkdirSync(path('bin'));
  const program = join(ROOT, 'proof/operations/support/docker.mjs');
  writeFileSync(path('bin/docker'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
    mode: 0o755,
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-operator-'));
  mkdirSync(path('volume'));
  putDockerOnPath();
  database = await createTestDatabase();
  admin = await startService(ROOT, 'admin', { ...serviceEnv(), ADMIN_PASSWORD: FIRST_PASSWORD });
  menu = await startService(ROOT, 'menu', { ...serviceEnv(), ADMIN_URL: admin.url });
  const cookie = (await logIn(admin.url, FIRST_PASSWORD)) ?? '';
  expect((await call(`${menu.url}/api/cocktails`, 'POST', cookie, ODD_DRINK)).status).toBe(201);
  const thing = { name: 'Gin', isStocked: false };
  expect((await call(`${menu.url}/api/shelf`, 'POST', cookie, thing)).status).toBe(201);
  expect((await call(`${menu.url}/api/restore-points`, 'POST', cookie, { name: 'Friday' })).status).toBe(201);
  await call(`${admin.url}/api/admin/settings/bar_name`, 'PUT', cookie, { value: 'Bar “é”' });
  const asked = await call(`${admin.url}/api/images/upload`, 'POST', cookie);
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const sent = await call(`${admin.url}${uploadURL}`, 'PUT', '', PIXEL);
  picture = ((await sent.json()) as { imageURL: string }).imageURL;
  expect((await call(`${admin.url}/api/images/landing`, 'PUT', cookie, { imageURL: picture })).status).toBe(
    200,
  );
});

afterAll(async () => {
  await product?.stop();
  await Promise.all([menu?.stop(), admin?.stop()]);
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('nothing is made of a bar that was never opened', async () => {
  for (const name of ['backup', 'password']) {
    const { code, said } = await command(name, [], embedded(), 'a new password');
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringContaining(`There is no Peanut in ${path('data')} yet`),
    });
  }
  expect(existsSync(path('data'))).toBe(false);
});

it('a backup of the containers, restored to an empty folder, opens as the same bar byte by byte', async () => {
  const made = await command('backup', ['--compose'], compose());
  expect(made).toMatchObject({ code: 0, printed: '' });
  const file = readdirSync(folder).find((name) => /^peanut-backup-[\d-]{17}\.tar\.gz$/.test(name)) ?? '';
  expect(made.said).toContain(file);
  expect(statSync(path(file)).mode & 0o777).toBe(0o600);

  const unasked = await command('restore', [file], embedded());
  expect(unasked).toMatchObject({ code: 1, said: expect.stringContaining('add --yes') });
  const restored = await command('restore', [file, '--yes'], embedded());
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Run npm start.') });

  product = await startProduct({ dataDir: path('data') });
  expect(await shown(product.url, product.url)).toEqual(await shown(menu.url, admin.url));
  expect(await logIn(product.url, FIRST_PASSWORD)).toBeDefined();
});

it('has no table whose rows would need an order or a counter set (docs/decisions/023)', async () => {
  const needy = `SELECT relname AS name FROM pg_class WHERE relkind = 'S'
    UNION ALL SELECT conname FROM pg_constraint JOIN pg_namespace n ON n.oid = connamespace
    WHERE contype = 'f' AND nspname IN ('menu', 'admin')`;
  const found = await database.query<{ name: string }>(needy);
  expect([...new Set(found.map(({ name }) => name))]).toEqual(['migrations_id_seq']);
});

it('an open bar takes a new password, which ends its sessions', async () => {
  const session = (await logIn(product.url, FIRST_PASSWORD)) ?? '';
  const short = await command('password', [], embedded(), 'abc');
  expect(short).toMatchObject({ code: 1, said: 'Password must be at least 6 characters.\n' });
  expect(await isOpenSession(product.url, session)).toBe(true);

  expect(await command('password', [], embedded(), 'a new password\n')).toMatchObject({
    code: 0,
    printed: '',
  });
  expect(await isOpenSession(product.url, session)).toBe(false);
  expect(await logIn(product.url, FIRST_PASSWORD)).toBeUndefined();
  expect(await logIn(product.url, 'a new password')).toBeDefined();
});

it('the containers take one that is made up', async () => {
  const { code, printed, said } = await command('password', ['--generate', '--compose'], compose());
  expect(code).toBe(0);
  expect(said).not.toContain(printed.trim());
  expect(await logIn(admin.url, printed.trim())).toBeDefined();
});

it('the doctor finds an open bar well', async () => {
  const port = String(product.port);
  const { code, printed } = await command('doctor', ['--ask'], { ...embedded(), PORT: port });
  expect({ code, printed }).toEqual({
    code: 0,
    printed: expect.stringContaining(`Peanut at ${product.url} is well.`),
  });
  expect(printed).toContain('The database of menu answers');
  expect(printed).toContain('there is no model to ask');
  expect(printed).not.toMatch(/^(?:warn|FAIL)/m);
});

it('a backup of the open bar restores to the containers, and nothing restores to an open bar', async () => {
  expect(await command('backup', ['open.tar.gz'], embedded())).toMatchObject({ code: 0 });
  const refused = await command('restore', ['open.tar.gz', '--yes'], embedded());
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Stop it first') });

  await database.query('DELETE FROM menu.cocktails');
  rmSync(path('volume/images'), { recursive: true });
  rmSync(path('docker.log'));
  const restored = await command('restore', ['open.tar.gz', '--yes', '--compose'], compose());
  expect(restored).toMatchObject({
    code: 0,
    said: expect.stringContaining('A backup of what was there before is in'),
  });
  const asked = readFileSync(path('docker.log'), 'utf8').split('\n');
  expect(asked.indexOf('compose stop gateway menu admin')).toBeGreaterThan(0);
  expect(asked.at(-2)).toBe('compose start admin menu gateway');

  // As compose does: what it had in memory is gone.
  await menu.stop();
  menu = await startService(ROOT, 'menu', { ...serviceEnv(), ADMIN_URL: admin.url });
  expect(await shown(menu.url, admin.url)).toEqual(await shown(product.url, product.url));
  expect(await logIn(admin.url, 'a new password')).toBeDefined();
});
