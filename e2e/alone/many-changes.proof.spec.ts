import { contentOf, restoreSnapshot, takeSnapshot } from '../support/menu-snapshot';
import { enter, startSave } from '../support/saving';
import { STACK } from '../support/stack';
import { manyChanges, pendingInBrowser, stageInBrowser } from '../support/staged-record';
import { expect, test } from '../support/test';

/** MANY_CHANGES=2000 is the number that is promised. */
const COUNT = Number(process.env['MANY_CHANGES'] ?? 60);

test(`a Save of ${COUNT} staged changes applies each of them once`, async ({ owner, browser }) => {
  test.setTimeout(90_000 + COUNT * 300);
  const before = await takeSnapshot(owner);
  const context = await browser.newContext({ baseURL: STACK.baseUrl, serviceWorkers: 'block' });
  try {
    const changes = manyChanges(before, COUNT);
    const blank = await context.newPage();
    await blank.goto('/health');
    await stageInBrowser(blank, changes);
    const page = await enter(context);
    await startSave(page, COUNT);
    const told = page.getByText(`${COUNT} change(s) have been successfully applied.`);
    await expect(told).toBeVisible({ timeout: 60_000 + COUNT * 250 });
    expect(await pendingInBrowser(page)).toBe(0);
    const after = await takeSnapshot(owner);
    const [cocktails = [], whiskeys] = contentOf(after);
    const made = changes.flatMap((change) => (change.type === 'create' ? change.itemId : []));
    expect(cocktails).toHaveLength(before.cocktail.length + made.length);
    expect(after.cocktail.flatMap(({ id }) => (made.includes(id) ? id : [])).sort()).toEqual(made.sort());
    expect(after.cocktail.filter(({ id }) => made.includes(id)).every(({ version }) => version === 1)).toBe(
      true,
    );
    expect(whiskeys).toEqual(contentOf(before)[1]);
  } finally {
    await context.close();
    await restoreSnapshot(owner, before);
  }
});
