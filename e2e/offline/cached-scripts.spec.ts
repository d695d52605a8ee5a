import type { Page } from '@playwright/test';
import { cachedScripts, OWNERS_PLACES, ownersPlacesIn } from '../../proof/lib/owners-code.mjs';
import { enter } from '../support/saving';
import { expect, test } from '../support/test';
import { untilCached } from './support/visits';

test.use({ serviceWorkers: 'allow' });

/** Where the scripts that this page loaded have code of the owner's from. */
async function ownersPlacesLoaded(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return Promise.all(
      loaded.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
    );
  });
  return [...new Set(scripts.flatMap(ownersPlacesIn))].sort();
}

test('A visitor’s worker caches all script of the pages and nothing of the owner’s, which comes with admin mode', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilCached(page);
  const cached = await cachedScripts(page);
  const parts = new Set(Object.keys(cached).map((path) => path.split('/')[1]));
  expect([...parts].sort()).toEqual(['mf-ai', 'mf-menu', 'shell']);
  const ofOwners = Object.keys(cached).filter((path) => ownersPlacesIn(cached[path] ?? '').length > 0);
  expect(ofOwners).toEqual([]);

  // By the same texts the code is found where it belongs: they are still those of the build.
  const admin = await enter(context);
  await expect.poll(() => ownersPlacesLoaded(admin)).toEqual([...OWNERS_PLACES].sort());
});
