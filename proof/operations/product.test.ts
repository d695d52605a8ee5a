import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES, VERSION, type Health } from '@peanut/contracts';
import { logIn, OWNER_ENV, type Owner } from './support/owner.js';
import { startProduct, type Product } from './support/product.js';

jest.setTimeout(150_000);

const SECRETS: Record<string, string> = {
  ...OWNER_ENV,
  OPENAI_API_KEY: 'sk-of-the-ai-alone',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  IMAGE_STORE_SECRET_KEY: 'of-the-pictures-alone',
};

const REVISION = '3f9ac0de';

let folder: string;
let product: Product;
let owner: Owner;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-product-'));
  product = await startProduct({ dataDir: folder, env: { ...SECRETS, REVISION } });
  owner = await logIn(product);
});

afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('lets no other user in, and holds nothing that others may write', () => {
    for (const path of [product.dataDir, join(product.dataDir, 'database'), join(product.dataDir, 'logs')])
      expect(statSync(path).mode & 0o777).toBe(0o700);
    const options = { encoding: 'utf8' } as const;
    expect(execFileSync('find', [product.dataDir, '!', '-type', 'l', '-perm', '/022'], options)).toBe('');
  });
});

describe('the environment of a part', () => {
  const holders: Record<string, string[]> = {
    ADMIN_PASSWORD: ['admin'],
    OPENAI_API_KEY: ['ai'],
    OPENAI_BASE_URL: ['ai'],
    IMAGE_STORE_SECRET_KEY: ['admin'],
    MENU_DATABASE_URL: ['menu'],
    ADMIN_DATABASE_URL: ['admin'],
  };

  it.each(Object.entries(holders))('%s is seen by %j alone', (name, expected) => {
    const parts = Object.entries(product.parts());
    expect(parts).toHaveLength(5);
    const seen = parts.filter(([, pid]) =>
      readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .some((entry) => entry.startsWith(`${name}=`)),
    );
    expect(seen.map(([part]) => part)).toEqual(expected);
  });
});

it('tells of every part which version runs, and of which revision it was started', async () => {
  const { versions } = (await owner.call('GET', '/health')).body as unknown as Pick<Health, 'versions'>;
  const started = { version: '1.0.0', revision: REVISION };
  expect(versions).toMatchObject({ menu: started, admin: started, ai: started, gateway: started });
  const frontEnds = ['shell', ...Object.keys(REMOTES)];
  for (const name of frontEnds) expect(versions[name]?.version).toMatch(VERSION);
});
