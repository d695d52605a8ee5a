import { expect, test, untilAnswering } from '../support/test';

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
        // Where the file is there and no module, the page loads anew by itself, once: that may come first.
        const retry = alert.getByRole('button', { name: 'Retry' });
        await expect(async () => {
          if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
          await expect(page.getByTestId('cocktail-card').first()).toBeVisible({ timeout: 5_000 });
        }).toPass();
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

  test('of which the style sheet stays away works, and its cards stay as the page began them', async ({
    page,
  }) => {
    await page.route('**/mf-menu/**/*.css*', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/cocktails');
    const card = page.getByTestId('cocktail-card');
    await card.first().getByRole('button', { name: /^Show/ }).click();
    await expect(card.first()).toHaveAttribute('data-flipped', 'true');
    expect(await card.nth(1).evaluate(widestDrawing)).toBeLessThan(0.5);
  });
});

test('A page of which its own script was lost loads anew by itself, once the script can be had', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/shell/*/assets/index-*.js', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/cocktails');
  await untilAnswering(page);
  pageErrors.length = 0;
});
