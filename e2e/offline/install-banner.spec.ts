import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test('The app can be installed: the banner shows when the browser offers it, the manifest names what it needs', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Chat with Peanut AI' })).toBeVisible();
  // Stands for the browser's offer, which a test cannot bring about.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  });
  const banner = page.getByRole('region', { name: 'Install App' });
  await banner.getByRole('button', { name: 'Later' }).click();
  await expect(banner).toBeHidden();

  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; purpose: string }[];
    screenshots: { src: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/cocktails', '/whiskey', '/recommendations']);
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});
