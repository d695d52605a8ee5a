import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, until, type TestDatabase } from '@peanut/service/testing';
import { ask } from '../../gateway/test/support/ask.js';
import { makeCertificate } from '../stack/certificate.mjs';
import { askTls } from '../../gateway/test/support/tls-proxy.js';
import { spawnProduct, type Product } from './support/product.js';

jest.setTimeout(150_000);

describe('npm start with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-own-certificate-'));
  let database: TestDatabase;
  let product: Product;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { cert, key } = makeCertificate(folder, 10);
    product = await spawnProduct({
      dataDir: join(folder, 'data'),
      env: { DATABASE_URL: database.url, TLS_CERT: cert, TLS_KEY: key },
    });
    await until(() => product.said().includes('Ctrl-C'), 'the bar is open', 120_000);
  });

  afterAll(async () => {
    await product.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const answers = (): Promise<boolean> =>
    askTls(`https://127.0.0.1:${product.port}`, '/health').then(
      ({ status }) => status === 200,
      () => false,
    );

  it('opens over https, says where, and says when the certificate ends', async () => {
    expect(product.said()).toContain(`Peanut is open:  https://localhost:${product.port}`);
    expect(product.said()).toMatch(/TLS_CERT ends on \d{4}-\d\d-\d\d/);
    expect(await answers()).toBe(true);
    expect((await ask(product.url, '/')).status).toBe(308);
  });

  it('starts a gateway again that does not answer', async () => {
    process.kill(product.pidOf('gateway'), 'SIGSTOP');
    await until(() => product.said().includes('gateway does not answer'), 'the launcher noticed');
    await until(answers, 'the gateway answers again');
  });
});
