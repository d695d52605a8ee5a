import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call, cocktailNamed, itemAt } from '../api';
import { enterAdminMode, expect, save, stageEdit, test, tool, toolbar, waitForCards } from './owner-test';
import { expectNoFindings } from '../axe';
import { openAddForm, openEditForm, submit } from './support/drink-forms';

/** The admin part, its dialogs included; the pages behind them are examined by themselves. */
const ADMIN = '[data-mf="admin"]';

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

for (const width of [390, 1280]) {
  test.describe(`Axe finds nothing at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('on the pages in admin mode, with everything that can be staged', async ({ page, owner }) => {
      const cocktails = await call(owner, ENDPOINTS.listCocktails);
      const [hidden, other] = [itemAt(cocktails, 0), itemAt(cocktails, 1)];
      await call(owner, ENDPOINTS.updateCocktail, {
        parameters: { id: hidden.id },
        body: { isVisible: false },
      });
      await enterAdminMode(page, '/cocktails');
      await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
      await page.getByRole('button', { name: 'Delete Margarita', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stage Deletion' }).click();
      await expect(page.getByRole('region', { name: 'Staged for deletion' })).toBeVisible();
      await expectNoFindings(page, 'cocktails');
      await page.getByRole('button', { name: `Move ${other.name}`, exact: true }).click();
      await expectNoFindings(page, 'the Move menu', 'main');
      await page.getByRole('menuitem', { name: 'Move to position…' }).click();
      await expectNoFindings(page, 'Move to position', 'main');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Whiskey', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Whiskey Flight' })).toBeVisible();
      await waitForCards(page);
      await expectNoFindings(page, 'whiskey');
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('button', { name: 'Change Image' })).toBeVisible();
      await expectNoFindings(page, 'landing page');
    });

    test('in the forms, as they open and with all their messages', async ({ page }) => {
      await enterAdminMode(page, '/cocktails');
      for (const drink of ['Cocktail', 'Whiskey'] as const) {
        if (drink === 'Whiskey') await page.getByRole('link', { name: 'Whiskey', exact: true }).click();
        await waitForCards(page);
        const form = await openAddForm(page, drink);
        await expectNoFindings(page, `Add New ${drink}`, ADMIN);
        await submit(form);
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoFindings(page, `Add New ${drink}, refused`, ADMIN);
        await form.getByLabel('Name', { exact: true }).fill('x');
        await page.keyboard.press('Escape');
        await expectNoFindings(page, 'the question about unsaved input', ADMIN);
        await page.getByRole('button', { name: 'Throw away' }).click();
      }
      await page.getByRole('link', { name: 'Cocktails', exact: true }).click();
      await openEditForm(page, 'Negroni');
      await expectNoFindings(page, 'Edit Cocktail', ADMIN);
    });

    test('in every other dialog', async ({ page, owner, pageErrors }) => {
      const negroni = await cocktailNamed(owner, 'Negroni');
      await page.goto('/cocktails');
      await page.getByTestId('admin-trigger').click({ clickCount: 3 });
      await expect(page.getByRole('dialog', { name: 'Admin Access' })).toBeVisible();
      await expectNoFindings(page, 'Admin Access', ADMIN);
      await enterAdminMode(page, '/cocktails');
      await page.getByRole('button', { name: 'Delete Margarita', exact: true }).click();
      await expectNoFindings(page, 'deletion', ADMIN);
      await closed(page);
      await tool(page, 'Pending changes').click();
      await expectNoFindings(page, 'nothing pending', ADMIN);
      await closed(page);
      await stageEdit(page, 'Negroni', 'Glass', 'Tumbler');
      for (const name of ['Save (1)', 'Discard', 'Exit', 'Pending changes', 'Change password']) {
        await tool(page, name).press('Enter');
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectNoFindings(page, name, ADMIN);
        await closed(page);
      }
      await tool(page, 'Settings').press('Enter');
      for (const name of ['Security', 'Spirits', 'Appearance']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        await expectNoFindings(page, `settings: ${name}`, ADMIN);
      }
      await closed(page);
      await call(owner, ENDPOINTS.updateCocktail, {
        parameters: { id: negroni.id },
        body: { glass: 'Theirs' },
      });
      await save(page);
      const conflict = page.getByRole('dialog', { name: 'This item changed meanwhile' });
      await expect(conflict).toBeVisible();
      await expectNoFindings(page, 'the conflict', ADMIN);
      await conflict.getByRole('button', { name: 'Overwrite' }).click();
      await expect(tool(page, 'Undo (1)')).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
      await page.getByRole('button', { name: 'Change Image' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
      await expectNoFindings(page, 'Change Image', ADMIN);
      pageErrors.length = 0;
    });
  });
}

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
