import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { STACK } from '../../support/stack';
import { clickThreeTimes, untilAnswering } from '../../support/test';
import { call, cocktailNamed, itemAt } from '../../support/api';
import { expect, save, stageEdit, test, tool, toolbar, waitForCards } from '../support/owner-test';
import { openAddForm, openEditForm, submit } from '../support/drink-forms';

/**
 * The admin part, its dialogs included; the pages behind them are examined by themselves. Axe reads those all the same:
 * what opens on every page is examined on the shortest one.
 */
const ADMIN = '[data-mf="admin"]';

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/cocktails');
  await untilAnswering(page);
  await clickThreeTimes(page.getByTestId('admin-trigger'));
  const modal = page.getByRole('dialog', { name: 'Admin Access' });
  await expect(modal).toBeVisible();
  await expectNoFindings(page, 'Admin Access', ADMIN);
  await modal.getByPlaceholder('Enter admin password').fill(STACK.adminPassword);
  await page.keyboard.press('Enter');
  await expect(toolbar(page)).toBeVisible();
}

async function examineForm(page: Page, drink: 'Cocktail' | 'Whiskey', link: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await waitForCards(page);
  const form = await openAddForm(page, drink);
  await submit(form);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindings(page, `Add New ${drink}, refused`, ADMIN);
  await closed(page);
}

async function examineCocktails(page: Page, move: string): Promise<void> {
  await openEditForm(page, 'Negroni');
  await expectNoFindings(page, 'Edit Cocktail', ADMIN);
  await closed(page);
  await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
  await page.getByRole('button', { name: 'Delete Margarita', exact: true }).click();
  await expectNoFindings(page, 'deletion', ADMIN);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
  await expect(page.getByRole('region', { name: 'Staged for deletion' })).toBeVisible();
  await expectNoFindings(page, 'cocktails');
  const moved = 'main :has(> [popover])';
  await page.getByRole('button', { name: `Move ${move}`, exact: true }).click();
  await expectNoFindings(page, 'the Move menu', moved);
  await page.getByRole('menuitem', { name: 'Move to position…' }).click();
  await expectNoFindings(page, 'Move to position', moved);
  await page.keyboard.press('Escape');
}

async function examineTools(page: Page): Promise<void> {
  // All questions are drawn by one component.
  for (const name of ['Save (2)', 'Pending changes', 'Change password']) {
    await tool(page, name).press('Enter');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectNoFindings(page, name, ADMIN);
    await closed(page);
  }
  await tool(page, 'Settings').press('Enter');
  await page.locator('summary', { hasText: 'About' }).press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
  for (const name of ['Security', 'Spirits', 'Appearance']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectNoFindings(page, `settings: ${name}`, ADMIN);
  }
  await closed(page);
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Axe finds nothing on the owner’s pages and in the dialogs', async ({ page, owner, pageErrors }) => {
    const cocktails = await call(owner, ENDPOINTS.listCocktails);
    const [hidden, other] = [itemAt(cocktails, 0), itemAt(cocktails, 1)];
    const negroni = await cocktailNamed(owner, 'Negroni');
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: hidden.id },
      body: { isVisible: false },
    });
    await logIn(page);
    await tool(page, 'Pending changes').click();
    await expectNoFindings(page, 'nothing pending', ADMIN);
    await closed(page);
    await examineForm(page, 'Whiskey', 'Whiskey');
    await expect(page.getByRole('heading', { level: 1, name: 'Whiskey Flight' })).toBeVisible();
    await expectNoFindings(page, 'whiskey');
    await examineForm(page, 'Cocktail', 'Cocktails');
    await examineCocktails(page, other.name);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('button', { name: 'Change Image' })).toBeVisible();
    await expectNoFindings(page, 'landing page');
    await examineTools(page);
    await call(owner, ENDPOINTS.updateCocktail, {
      parameters: { id: negroni.id },
      body: { glass: 'Theirs' },
    });
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'This item changed meanwhile' });
    await expect(conflict).toBeVisible();
    await expectNoFindings(page, 'the conflict', ADMIN);
    await conflict.getByRole('button', { name: 'Overwrite' }).click();
    await expect(tool(page, 'Undo (2)')).toBeVisible();
    await page.getByRole('button', { name: 'Change Image' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
    await expectNoFindings(page, 'Change Image', ADMIN);
    pageErrors.length = 0;
  });
});

test.describe('With reduced motion', () => {
  test('nothing travels across the screen: dialogs, toasts, cards', async ({ admin }) => {
    await admin.evaluate(() => {
      const travelled: string[] = [];
      Object.assign(window, { travelled });
      const look = () => {
        for (const animation of document.getAnimations()) {
          if (!(animation.timeline instanceof DocumentTimeline)) continue;
          const { effect } = animation;
          const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          const moves = frames
            .flatMap(Object.keys)
            .find((name) => /^(transform|translate|top|left)$/.test(name));
          const time = Number(effect?.getComputedTiming().duration ?? 0);
          if (moves && time > 20) travelled.push(`${moves} for ${time} ms`);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await stageEdit(admin, 'Negroni', 'Glass', 'Tumbler');
    await expect(admin.getByRole('status').filter({ hasText: 'Change Staged' })).toBeVisible();
    await tool(admin, 'Settings').press('Enter');
    await admin.getByRole('tab', { name: 'Appearance' }).click();
    await closed(admin);
    await admin.getByRole('button', { name: 'Reorder Negroni' }).focus();
    const spoken = admin.locator('main [aria-live]');
    await admin.keyboard.press('Space');
    await expect(spoken).toContainText('lifted');
    await admin.keyboard.press('Shift+ArrowLeft');
    await expect(spoken).toContainText('Now at');
    await admin.keyboard.press('Space');
    await expect(tool(admin, 'Save (2)')).toBeVisible();
    await expect(toolbar(admin)).toBeVisible();
    const travelled = await admin.evaluate(() => (window as unknown as { travelled: string[] }).travelled);
    expect(travelled).toEqual([]);
  });
});
