import { chromium as playwright, type Browser, type BrowserContext } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, restoreSnapshot, takeSnapshot, type MenuSnapshot } from '../support/menu-snapshot';
import { Random } from '../../proof/lib/random.js';
import { afterWrites, enter, startSave } from '../support/saving';
import { chromium, control, STACK } from '../support/stack';
import {
  applyDirectly,
  changesOfEveryKind,
  ofTheSameItems,
  pendingInBrowser,
  stageInBrowser,
} from '../support/staged-record';
import { expect, test } from '../support/test';

/** Set for the full number, of a large Save; once in each way, of a small one, keeps the daily run short. */
const INTERRUPTIONS = process.env['SAVE_INTERRUPTIONS'];
const ROUNDS = Number(INTERRUPTIONS ?? 3);
/** The short form interrupts at the same calls every time. */
const random = new Random(INTERRUPTIONS ? Date.now() : 1);
const staged = (menu: MenuSnapshot) => changesOfEveryKind(menu, INTERRUPTIONS ? 4 : 1);
const WAYS = ['browser', 'network', 'menu'] as const;

/**
 * A Save of changes of every kind is interrupted after a random number of its calls: the browser is killed, the network
 * is cut or the menu service is killed. After a reload and another Save the menu is the one intended: nothing lost,
 * nothing twice.
 */
test(`a Save that is interrupted ${ROUNDS} times`, async ({ owner, browser, pageErrors }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  const before = await takeSnapshot(owner);
  let bites = 0;
  try {
    const changes = staged(before);
    await applyDirectly(owner, changes);
    const intended = contentOf(await takeSnapshot(owner));
    for (let round = 0; round < ROUNDS; round += 1) {
      await restoreSnapshot(owner, before);
      const fresh = ofTheSameItems(staged(await takeSnapshot(owner)), changes);
      bites += await interruptedSave(browser, WAYS[round % WAYS.length] ?? 'browser', fresh);
      expect(contentOf(await takeSnapshot(owner)), `round ${round}`).toEqual(intended);
    }
  } finally {
    await restoreSnapshot(owner, before);
  }
  expect(bites, 'interruptions that hit a running Save').toBeGreaterThanOrEqual(Math.ceil(ROUNDS / 2));
  pageErrors.length = 0;
});

/** One interrupted Save and the one that completes it; 1 when the interruption left something to save, else 0. */
async function interruptedSave(
  browser: Browser,
  way: (typeof WAYS)[number],
  changes: Parameters<typeof stageInBrowser>[1],
): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'peanut-owner-'));
  // Only a browser that is killed needs one of its own, which keeps what is staged.
  const isOwn = way === 'browser';
  let context = isOwn ? await openProfile(profile) : await browser.newContext({ baseURL: STACK.baseUrl });
  try {
    const blank = await context.newPage();
    await blank.goto('/health');
    await stageInBrowser(blank, changes);
    let page = await enter(context);
    // Once some are through, and some are not.
    const underWay = afterWrites(page, random.int(2, changes.length - 4));
    await startSave(page, changes.length);
    await underWay;
    await page.waitForTimeout(random.int(0, 15));
    if (way === 'browser') {
      await killBrowser(profile, context);
      context = await openProfile(profile);
    } else if (way === 'network') {
      await context.setOffline(true);
      await page.waitForTimeout(500);
      await context.setOffline(false);
    } else {
      await control('kill', 'menu');
      await page.waitForTimeout(300);
      await control('start', 'menu');
    }
    page = await enter(context);
    const left = await pendingInBrowser(page);
    if (left > 0) await startSave(page, left);
    await expect.poll(() => pendingInBrowser(page), { timeout: 20_000 }).toBe(0);
    return left > 0 ? 1 : 0;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const openProfile = (profile: string) =>
  playwright.launchPersistentContext(profile, { ...chromium, baseURL: STACK.baseUrl, headless: true });

/** As the machine would: no page hears of it. */
async function killBrowser(profile: string, context: BrowserContext): Promise<void> {
  const closed = context.waitForEvent('close');
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (commandOf(pid).includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL');
  }
  await closed;
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process ended meanwhile.
    return '';
  }
}
