import type { BrowserContext } from '@playwright/test';
import { contentOf, restoreSnapshot, takeSnapshot } from '../support/menu-snapshot';
import { Random } from '../../proof/lib/random.js';
import { afterWrites, enter, startSave } from '../support/saving';
import { STACK } from '../support/stack';
import {
  applyDirectly,
  changesOfEveryKind,
  ofTheSameItems,
  pendingInBrowser,
  stageInBrowser,
} from '../support/staged-record';
import { expect, test } from '../support/test';

/** As many as {@link changesOfEveryKind}. */
const CHANGES = 13;
/** The same in every run. */
const random = new Random(1);
const someWrites = () => random.int(2, CHANGES - 5);

/** What a person does to a running Save; each leaves what is not applied staged, and the page it goes on in. */
const DISTURBANCES = {
  'Apply Changes pressed twice': async (context: BrowserContext) => {
    const page = await enter(context);
    await page.getByRole('button', { name: `Save (${CHANGES})` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes' }).dblclick();
    return page;
  },
  'Save in two tabs at once': async (context: BrowserContext) => {
    const [page, other] = await Promise.all([enter(context), enter(context)]);
    for (const tab of [page, other]) await tab.getByRole('button', { name: `Save (${CHANGES})` }).click();
    const apply = [page, other].map((tab) =>
      tab.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes' }),
    );
    await Promise.all(apply.map((button) => button.dispatchEvent('click')));
    return page;
  },
  'its tab closed': async (context: BrowserContext) => {
    const page = await enter(context);
    const underWay = afterWrites(page, someWrites());
    await startSave(page, CHANGES);
    await underWay;
    await page.close();
    return enter(context);
  },
  'the session ended': async (context: BrowserContext) => {
    const page = await enter(context);
    const underWay = afterWrites(page, someWrites());
    await startSave(page, CHANGES);
    await underWay;
    await context.clearCookies();
    const password = page.getByPlaceholder('Enter admin password');
    await password.fill(STACK.adminPassword);
    await password.press('Enter');
    await expect(password).toBeHidden();
    return page;
  },
};

/** Those after which the rest waits for another Save. */
const INTERRUPTING = ['its tab closed', 'the session ended'];

test('a Save that its owner disturbs applies every change once', async ({ owner, browser, pageErrors }) => {
  test.setTimeout(240_000);
  const before = await takeSnapshot(owner);
  try {
    const changes = changesOfEveryKind(before);
    await applyDirectly(owner, changes);
    const intended = contentOf(await takeSnapshot(owner));
    for (const [name, disturb] of Object.entries(DISTURBANCES))
      await test.step(name, async () => {
        await restoreSnapshot(owner, before);
        const context = await browser.newContext({ baseURL: STACK.baseUrl, serviceWorkers: 'block' });
        const blank = await context.newPage();
        await blank.goto('/health');
        await stageInBrowser(blank, ofTheSameItems(changesOfEveryKind(await takeSnapshot(owner)), changes));
        const page = await disturb(context);
        if (INTERRUPTING.includes(name)) {
          const left = await pendingInBrowser(page);
          expect(left, 'changes that were still to be applied').toBeGreaterThan(0);
          await startSave(page, left);
        }
        await expect.poll(() => pendingInBrowser(page)).toBe(0);
        expect(contentOf(await takeSnapshot(owner))).toEqual(intended);
        await context.close();
      });
  } finally {
    await restoreSnapshot(owner, before);
  }
  pageErrors.length = 0;
});
