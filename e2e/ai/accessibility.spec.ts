import { enterAdminMode } from '../owner/owner-test';
import { expectNoFindings } from '../axe';
import { field, fill, NEW_WHISKEY, openAddForm, openEditForm } from '../owner/support/drink-forms';
import { expect, fail, test } from './ai-test';
import { openChat, say } from './support/chat';
import { askPanel, marked, PARSE } from './support/panel';
import { recommended } from './support/recommendations';

test('axe finds nothing on real recommendations, nor beside an open chat with a long answer', async ({
  page,
}) => {
  await page.goto('/recommendations');
  await recommended(page, 'smoky, not sweet');
  await expectNoFindings(page, 'recommendations');
  await openChat(page);
  await say(page, 'List all cocktails');
  await say(page, 'How do I make an Old Fashioned?');
  await expectNoFindings(page, 'chat');
});

test('axe finds nothing on the AI panels: marked fields, a reason for a failure, a suggested place', async ({
  page,
}) => {
  await enterAdminMode(page, '/cocktails');
  const edited = await openEditForm(page, 'Negroni');
  await askPanel(edited, 'make it smoky and hide it');
  expect(await marked(edited)).toEqual(['Smoke', 'Visible on menu']);
  await expectNoFindings(page, 'smart edit');
  await fail(page, PARSE.cocktail, 'a refusal with a reason');
  await askPanel(edited, 'make it smoky');
  await expectNoFindings(page, 'a failed smart edit');
  await enterAdminMode(page, '/whiskey');
  const added = await openAddForm(page, 'Whiskey');
  await fill(added, NEW_WHISKEY);
  await page.getByRole('button', { name: 'Suggest position' }).click();
  await expect(field(added, 'Number')).not.toHaveValue('');
  await expect.poll(() => marked(added)).toEqual(['Number']);
  await askPanel(added, 'Lagavulin 11, Islay single malt, 86 proof');
  await expectNoFindings(page, 'auto-fill');
});
