import { whiskeyNamed } from '../support/api';
import { expectNoFindings } from '../support/axe';
import { enterAdminMode, expectToast, save, waitForCards } from '../owner/support/owner-test';
import { field, openAddForm, submit } from '../owner/support/drink-forms';
import { expect, test } from './ai-test';
import { askPanel, marked } from './support/panel';

const LAGAVULIN =
  'Lagavulin 11, Islay single malt, 86 proof, peat smoke, seaweed and sherry. Rest 10 minutes, a few drops of water.';

test('Auto-fill of a whiskey: from free words to a place in the flight', async ({ page, owner }) => {
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
  await expect(field(form, 'Notes')).toHaveValue(/seaweed/i);
  await expect(field(form, 'Water')).toHaveValue(/drops/i);
  await expect(field(form, 'Rest Time')).toHaveValue('10 minutes');
  expect(await marked(form)).toEqual([
    ...['Name', 'Spirit', 'Proof', 'Profile', 'Notes'],
    ...['Water', 'Rest Time', 'Why This Whiskey'],
  ]);
  const last = await field(form, 'Number').inputValue();
  await test.step('its place is suggested among its like, with the reason', async () => {
    await form.getByRole('button', { name: 'Suggest position' }).click();
    await expect(field(form, 'Number')).not.toHaveValue(last);
    await expect(form.getByText(/^Smoky and 86 proof, it fits between/)).toBeVisible();
    expect(await marked(form)).toContain('Number');
    await expectNoFindings(page, 'a suggested place', '[data-mf="admin"]');
  });
  const number = Number(await field(form, 'Number').inputValue());
  await submit(form);
  await save(page);
  await expectToast(page, 'Changes Applied');
  const stored = await whiskeyNamed(owner, 'Lagavulin 11');
  expect(stored).toMatchObject({ number, proof: 86, rest: '10 minutes' });
});
