import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { NO_PIXELS, OVERLAYS, QUIET_BROWSER } from '../../ops/deploy/browser.mjs';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { findBinary } from '../../ops/process/run.mjs';
import { startProduct, type Product } from './support/product.js';

jest.setTimeout(180_000);

describe('npm run dev', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'peanut-dev-'));
  let product: Product;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ dataDir, program: 'tools/dev.mjs' });
    const executablePath = findBinary('chromium-headless-shell') ?? findBinary('chromium');
    browser = await chromium.launch({ executablePath, args: [...QUIET_BROWSER, ...NO_PIXELS] });
    page = await browser.newPage();
    // Vite compiles each module when it is first asked for.
    page.setDefaultTimeout(60_000);
  });

  afterAll(async () => {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['mf-menu', '/cocktails', (shown: Page) => shown.getByTestId('cocktail-card').first()],
    ['mf-ai', '/recommendations', (shown: Page) => shown.getByRole('tab').first()],
  ])('shows the page of %s from its sources', async (_, path, part) => {
    await page.goto(product.url + path);
    await part(page).waitFor();
  });

  it('shows the dialog of mf-admin from its sources', async () => {
    // The page listens once its modules have come; its stream of changes keeps the network busy.
    const isShown = async () => {
      await OVERLAYS['AdminOverlay']?.(page);
      return page.getByRole('dialog').isVisible();
    };
    expect(await waitUntil(isShown, { timeout: 60_000, every: 500 })).toBe(true);
  });
});
