import { cocktailNamed, whiskeyNamed } from '../api';
import { expectToast, enterAdminMode, save, waitForCards } from '../owner/owner-test';
import { field, openAddForm, submit } from '../owner/support/drink-forms';
import { expect, test } from './ai-test';
import { answerPanel, askPanel, marked, panelButton, panelText } from './support/panel';

const PAPER_MOON =
  'Paper Moon: equal parts bourbon, Aperol, Amaro Nonino and lemon, shaken, up in a coupe. Smoke with applewood.';
const LAGAVULIN =
  'Lagavulin 11, Islay single malt, 86 proof, peat smoke, seaweed and sherry. Rest 10 minutes, a few drops of water.';

test('Auto-fill of a cocktail: from free words to the menu', async ({ admin, owner }) => {
  await test.step('it fills the form, marks what it changed, and the drink reaches the menu', async () => {
    const form = await openAddForm(admin, 'Cocktail');
    await askPanel(form, PAPER_MOON);
    await expectToast(
      admin,
      'Auto-fill Complete',
      'AI has filled in the cocktail details. Please review and edit as needed.',
    );
    await expect(field(form, 'Name')).toHaveValue('Paper Moon');
    await expect(field(form, 'Spirit')).toHaveValue('bourbon');
    await expect(field(form, 'Ingredient 2')).toHaveValue(/Aperol/);
    await expect(field(form, 'Ingredient 4')).toHaveValue(/lemon/);
    await expect(field(form, 'Glass')).toHaveValue(/coupe/i);
    await expect(field(form, 'Smoke')).toHaveValue(/apple/i);
    for (const label of ['Description', 'Ice', 'Preparation'])
      await expect(field(form, label)).toHaveValue(/\w/);
    // Bourbon was there before, and both switches were on.
    expect(await marked(form)).toEqual([
      ...['Name', 'Description', 'Ingredients'],
      ...['Glass', 'Ice', 'Smoke', 'Preparation'],
    ]);
    await submit(form);
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    const stored = await cocktailNamed(owner, 'Paper Moon');
    expect(stored.ingredients).toHaveLength(4);
    expect(stored.smoke).toMatch(/apple/i);
  });

  const form = await openAddForm(admin, 'Cocktail');
  await test.step('it can be put back field by field, to what the owner had typed', async () => {
    await field(form, 'Name').fill('My own name');
    await askPanel(form, PAPER_MOON);
    await expect(field(form, 'Name')).toHaveValue('Paper Moon');
    await form.getByRole('button', { name: 'Put back Name' }).click();
    await expect(field(form, 'Name')).toHaveValue('My own name');
    await expect(field(form, 'Name')).toBeFocused();
    await form.getByRole('button', { name: 'Put back Ingredients' }).click();
    await expect(field(form, 'Ingredient 1')).toHaveValue('');
    await expect(field(form, 'Ingredient 2')).toHaveCount(0);
    expect(await marked(form)).toEqual(['Description', 'Glass', 'Ice', 'Smoke', 'Preparation']);
  });

  await test.step('it cuts and trims the description at 100 characters', async () => {
    await answerPanel(admin, 'cocktail', { name: ' Long ', description: `  ${'🍸'.repeat(99)} long tail` });
    await askPanel(form, 'a long one');
    await expect(field(form, 'Name')).toHaveValue('Long');
    await expect(field(form, 'Description')).toHaveValue('🍸'.repeat(99));
    await expect(form.getByText('99/100 characters')).toBeVisible();
    await admin.unrouteAll();
    await askPanel(
      form,
      `Long Story: 2 oz gin, 1 oz lemon. It tastes of ${'summer herbs and '.repeat(12)}smoke.`,
    );
    const description = await field(form, 'Description').inputValue();
    expect([...description].length).toBeLessThanOrEqual(100);
    expect(description).toBe(description.trim());
  });

  await test.step('Enter sends, Shift+Enter begins a line, and meanwhile the button says Processing...', async () => {
    let release = () => {};
    let calls = 0;
    await admin.route('**/api/ai/parse-cocktail', async (route) => {
      calls += 1;
      await new Promise<void>((resolve) => (release = resolve));
      await route.fulfill({ json: { name: 'House Fizz' } });
    });
    const text = panelText(form);
    await text.fill('one');
    await text.press('Shift+Enter');
    await text.pressSequentially('two');
    await expect(text).toHaveValue('one\ntwo');
    expect(calls).toBe(0);
    await text.press('Enter');
    await expect(panelButton(form)).toHaveText('Processing...');
    await expect(panelButton(form)).toBeDisabled();
    await text.press('Enter');
    await expect(text).toHaveValue('one\ntwo');
    expect(calls).toBe(1);
    release();
    await expect(panelButton(form)).toHaveText('Auto-Fill');
    await expect(panelButton(form)).toBeEnabled();
    await expect(field(form, 'Name')).toHaveValue('House Fizz');
  });
});

test('Auto-fill of a whiskey: from free words to the flight', async ({ page, owner }) => {
  await test.step('it fills the form, and the pour reaches the flight', async () => {
    await enterAdminMode(page, '/whiskey');
    await waitForCards(page);
    const form = await openAddForm(page, 'Whiskey');
    await askPanel(form, LAGAVULIN);
    await expectToast(
      page,
      'Auto-fill Complete',
      'AI has filled in the whiskey details. Please review and edit as needed.',
    );
    await expect(field(form, 'Name')).toHaveValue('Lagavulin 11');
    await expect(field(form, 'Spirit')).toHaveValue('single malt');
    await expect(field(form, 'Proof')).toHaveValue('86');
    await expect(field(form, 'Notes')).toHaveValue(/seaweed/i);
    await expect(field(form, 'Water')).toHaveValue(/drops/i);
    await expect(field(form, 'Rest Time')).toHaveValue('10 minutes');
    expect(await marked(form)).toEqual([
      ...['Name', 'Spirit', 'Proof', 'Profile', 'Notes'],
      ...['Water', 'Rest Time', 'Why This Whiskey'],
    ]);
    await form.getByRole('button', { name: 'Put back Proof' }).click();
    await expect(field(form, 'Proof')).toHaveValue('80');
    await submit(form);
    await save(page);
    await expectToast(page, 'Changes Applied');
    const stored = await whiskeyNamed(owner, 'Lagavulin 11');
    expect(stored).toMatchObject({ proof: 80, rest: '10 minutes' });
  });

  await test.step('it cuts profile and notes at 60 characters', async () => {
    const form = await openAddForm(page, 'Whiskey');
    await answerPanel(page, 'whiskey', { profile: 'p'.repeat(70), notes: ` ${'n'.repeat(59)} tail` });
    await askPanel(form, 'a long one');
    await expect(field(form, 'Profile')).toHaveValue('p'.repeat(60));
    await expect(field(form, 'Notes')).toHaveValue('n'.repeat(59));
    await expect(form.getByText('60/60 characters')).toBeVisible();
    await expect(form.getByText('59/60 characters')).toBeVisible();
  });
});
