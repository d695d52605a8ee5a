import { expect, test } from '../test';

test.describe('What a visitor downloads', () => {
  test('nothing of the admin part, nothing of the AI part before the cards, nothing from elsewhere', async ({
    page,
    baseURL,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/cocktails');
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    expect(urls.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
    expect(urls.filter((url) => /\/mf-(admin|ai)\//.test(url))).toEqual([]);
    await expect(page.getByRole('button', { name: 'Chat with Peanut AI' })).toBeVisible();
    expect(urls.filter((url) => /\/mf-admin\/|chat-window-/.test(url))).toEqual([]);
  });

  test('the list is asked for by the HTML itself, not after the scripts', async ({ page }) => {
    await page.goto('/cocktails');
    await expect(page.getByTestId('cocktail-card').first()).toBeVisible();
    const requests = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => ({
        name: entry.name,
        by: (entry as PerformanceResourceTiming).initiatorType,
      })),
    );
    const list = requests.filter(({ name }) => name.endsWith('/api/cocktails'));
    expect(list[0]?.by).toBe('link');
    expect(list).toHaveLength(1);
  });

  test('one React runs in shell and micro-frontend', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto('/whiskey');
    await expect(page.getByTestId('whiskey-card').first()).toBeVisible();
    const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    const reacts = bodies.filter(
      (body) => body.includes('react.transitional.element') && body.includes('useSyncExternalStore='),
    );
    expect(reacts.length).toBeLessThanOrEqual(1);
  });

  for (const { path, view } of [
    { path: '/', view: 'cards' },
    { path: '/cocktails', view: 'cards' },
    { path: '/whiskey', view: 'cards' },
    { path: '/whiskey', view: 'compact' },
  ]) {
    test(
      `${path} in ${view} does not jump while its style sheet is late`,
      { tag: '@layout' },
      async ({ page }) => {
        await page.addInitScript((kept) => localStorage.setItem('menu-view', kept), view);
        await page.route('**/mf-menu/assets/*.css', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          await route.continue();
        });
        await page.addInitScript(() => {
          const shifts = { sum: 0 };
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
              if (!shift.hadRecentInput) shifts.sum += shift.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForTimeout(1_000);
        const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
        expect(sum).toBeLessThanOrEqual(0.02);
      },
    );
  }
});
