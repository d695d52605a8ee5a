import type { Locator, Page, Request } from '@playwright/test';
import { enterAdminMode, expectToast } from '../owner/owner-test';
import { field, openAddForm, openEditForm } from '../owner/support/drink-forms';
import { expect, fail, FAILURES, test, type Failure } from './ai-test';
import { askPanel, marked, panelText, PARSE, type Kind } from './support/panel';

interface PanelCase {
  kind: Kind;
  what: 'Auto-fill' | 'Smart edit';
  open: (page: Page) => Promise<Locator>;
  required: string;
  failure: readonly [string, string];
}

const ADDED = [
  'Auto-fill Failed',
  'Failed to process the description. Please try again or fill manually.',
] as const;
const EDITED = [
  'Auto-Edit Failed',
  'Failed to process the description. Please try again or edit manually.',
] as const;

const PANELS: PanelCase[] = [
  {
    ...{ kind: 'cocktail', what: 'Auto-fill', failure: ADDED },
    open: (page) => openAddForm(page, 'Cocktail'),
    required: 'Please enter a description of the cocktail you want to add.',
  },
  {
    ...{ kind: 'whiskey', what: 'Auto-fill', failure: ADDED },
    open: (page) => openAddForm(page, 'Whiskey'),
    required: 'Please enter a description of the whiskey you want to add.',
  },
  {
    ...{ kind: 'cocktail', what: 'Smart edit', failure: EDITED },
    open: (page) => openEditForm(page, 'Negroni'),
    required: 'Please enter what you want to edit about this cocktail.',
  },
  {
    ...{ kind: 'whiskey', what: 'Smart edit', failure: EDITED },
    open: (page) => openEditForm(page, 'Buffalo Trace'),
    required: 'Please enter what you want to edit about this whiskey.',
  },
];

const closeToast = (page: Page) =>
  page
    .getByRole('alert')
    .getByRole('button', { name: /close|dismiss/i })
    .click();

/** All panels fail by the same code: one of them meets every cause. */
const causesFor = (index: number): readonly Failure[] =>
  index === 0 ? (Object.keys(FAILURES) as Failure[]) : ['a refusal with a reason', 'no network'];

/** Asks without words, then meets every cause. */
async function expectHelp(
  page: Page,
  { kind, open, required, failure }: PanelCase,
  causes: readonly Failure[],
): Promise<void> {
  const form = await open(page);
  const calls: string[] = [];
  const note = (request: Request) => void (request.url().includes('/api/ai/') && calls.push(request.url()));
  page.on('request', note);
  await panelText(form).fill('  \n ');
  await panelText(form).press('Enter');
  await expectToast(page, 'Description Required', required);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(calls).toEqual([]);
  page.off('request', note);
  const name = await field(form, 'Name').inputValue();
  for (const cause of causes) {
    await closeToast(page);
    await fail(page, PARSE[kind], cause);
    await askPanel(form, 'a drink of the house');
    await expect(page.getByRole('alert').filter({ hasText: failure[0] })).toBeVisible();
    await expectToast(page, ...failure);
    await expect(panelText(form)).toHaveValue('a drink of the house');
    if (cause === 'a refusal with a reason')
      await expect(panelText(form)).toHaveAccessibleDescription(/The bartender is out\./);
    await expect(field(form, 'Name')).toHaveValue(name);
  }
  expect(await marked(form)).toEqual([]);
  await closeToast(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

for (const kind of ['cocktail', 'whiskey'] as const) {
  test(`The panels of a ${kind} ask for words, and say what to do after every failure`, async ({ page }) => {
    await enterAdminMode(page, kind === 'cocktail' ? '/cocktails' : '/whiskey');
    for (const panel of PANELS.filter((one) => one.kind === kind)) {
      await test.step(panel.what, () => expectHelp(page, panel, causesFor(PANELS.indexOf(panel))));
    }
  });
}
