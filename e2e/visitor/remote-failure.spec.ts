import { expect, test } from '../test';

const ENTRY = '**/mf-menu/*/assets/remoteEntry.js*';

/** Its share of the card: without styles a glass fills it. */
const widestDrawing = (card: Element) =>
  Math.max(...[...card.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width)) /
  card.getBoundingClientRect().width;

test.describe('A menu micro-frontend that failed', () => {
  const failures = {
    'is down': { status: 503, body: 'down' },
    'is missing': { status: 404, body: 'not found' },
    'answers HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' },
    'is empty': { status: 200, contentType: 'text/javascript', body: '' },
    'throws on load': {
      status: 200,
      contentType: 'text/javascript',
      body: 'throw new Error("broken deploy")',
    },
  };
  test('costs its own area only, and Retry brings it back, whatever the failure', async ({
    page,
    pageErrors,
  }) => {
    for (const [what, answer] of Object.entries(failures)) {
      await test.step(`it ${what}`, async () => {
        await page.route(ENTRY, (route) => route.fulfill(answer));
        await page.goto('/cocktails');
        const alert = page.getByRole('alert');
        await expect(alert).toContainText('menu');
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.unroute(ENTRY);
        await alert.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
      });
    }
    pageErrors.length = 0;
  });

  test('of which every file hangs gives way to its message', async ({ page, pageErrors }) => {
    await page.clock.install();
    await page.route('**/mf-menu/**', () => new Promise(() => {}));
    await page.goto('/whiskey', { waitUntil: 'commit' });
    await expect(async () => {
      await page.clock.fastForward(1_000);
      await expect(page.getByRole('alert')).toContainText('menu', { timeout: 100 });
    }).toPass();
    pageErrors.length = 0;
  });

  for (const [what, lost] of [
    ['fails once', 1],
    ['stays away', Infinity],
  ] as const) {
    test(`of which the style sheet ${what} works, and its cards stay as the page began them`, async ({
      page,
    }) => {
      let asked = 0;
      await page.route('**/mf-menu/**/*.css*', (route) =>
        ++asked <= lost ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
      );
      await page.goto('/cocktails');
      const card = page.getByTestId('cocktail-card');
      await card.first().getByRole('button', { name: /^Show/ }).click();
      await expect(card.first()).toHaveAttribute('data-flipped', 'true');
      expect(await card.nth(1).evaluate(widestDrawing)).toBeLessThan(0.5);
      expect(asked).toBeGreaterThan(1);
    });
  }

  test('leaves the other routes alone', async ({ page, pageErrors }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/cocktails');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate(() => {
      history.pushState(null, '', '/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    pageErrors.length = 0;
  });
});

test('the recommendations say that they did not arrive while their micro-frontend is not there', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/mf-ai/**', (route) => route.abort());
  for (const path of ['/recommendations', '/ai-recommendations']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('alert')).toContainText('recommendations');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }
  pageErrors.length = 0;
});
