import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from '../api';
import { enterAdminMode, expect, expectToast, save, test as base, tool, waitForCards } from './owner-test';
import { failCalls, recordWrites } from './support/calls';
import {
  expectGuardedInput,
  expectProblem,
  field,
  fill,
  NEW_WHISKEY,
  openAddForm,
  openEditForm,
  submit,
} from './support/drink-forms';

/** A page in admin mode, at the flight. */
const test = base.extend<{ flight: Page }>({
  flight: async ({ page }, use) => {
    await enterAdminMode(page, '/whiskey');
    await waitForCards(page);
    await use(page);
  },
});
const NUMBER_PROBLEM = 'Number field is required and must be greater than 0';
const SUGGEST = '/api/whiskeys/suggest-order';

test('The form for a new whiskey keeps what was typed, suggests a number, and refuses what is wrong', async ({
  flight,
}) => {
  await test.step('guards what was typed against Escape, Cancel and a click beside it', async () => {
    await expectGuardedInput(
      flight,
      () => openAddForm(flight, 'Whiskey'),
      (form) => field(form, 'Name').fill('Half a pour'),
    );
  });

  const form = await openAddForm(flight, 'Whiskey');
  await test.step('starts from the defaults', async () => {
    await expect(field(form, 'Proof')).toHaveValue('80');
    for (const label of Object.keys(NEW_WHISKEY)) await expect(field(form, label)).toHaveValue('');
    await expect(field(form, 'Visible on menu')).toBeChecked();
    await expect(field(form, 'In stock')).toBeChecked();
    await expect(form.getByText('0/60 characters')).toHaveCount(2);
  });

  await test.step('refuses a number that is missing, below 1 or no whole one', async () => {
    await fill(form, NEW_WHISKEY);
    for (const number of ['', '0', '-3', '1.5']) {
      await field(form, 'Number').fill(number);
      await submit(form);
      await expectToast(flight, 'Validation Error', NUMBER_PROBLEM);
      await expectProblem(field(form, 'Number'), NUMBER_PROBLEM);
      await expect(field(form, 'Number')).toBeFocused();
    }
    await expect(tool(flight, /^Save/)).toHaveCount(0);
  });

  await test.step('Suggest position asks with what was filled in, and takes the number over, which is 1 at least', async () => {
    const answers = [{ suggestedNumber: 7, reasoning: 'Between the ryes.' }, { suggestedNumber: -4 }];
    await flight.route(`**${SUGGEST}`, (route) => route.fulfill({ json: answers.shift() }));
    const writes = recordWrites(flight);
    await form.getByRole('button', { name: 'Suggest position' }).click();
    await expect(field(form, 'Number')).toHaveValue('7');
    const newWhiskey = expect.objectContaining({ name: 'Test Pour', spirit: 'rye', proof: 80 }) as object;
    expect(writes).toEqual([{ method: 'POST', path: SUGGEST, body: { newWhiskey } }]);
    await form.getByRole('button', { name: 'Suggest position' }).click();
    await expect(field(form, 'Number')).toHaveValue('1');
    await flight.unroute(`**${SUGGEST}`);
  });

  await test.step('Suggest position that fails in whatever way gives number 1 and a warning', async () => {
    for (const answer of ['none', { status: 502 }, { status: 429, message: 'Too many requests.' }] as const) {
      const stop = await failCalls(flight, { method: 'POST', path: SUGGEST, answer });
      await fill(form, { Name: 'Test Pour', Number: '9' });
      await form.getByRole('button', { name: 'Suggest position' }).click();
      await expectToast(flight, 'Warning', 'Could not calculate optimal position. Using position 1.');
      await expect(flight.getByRole('alert').getByText('Warning', { exact: true })).toBeVisible();
      await expect(field(form, 'Number')).toHaveValue('1');
      await flight.getByRole('button', { name: 'Close message' }).click();
      await stop();
    }
  });

  await test.step('Profile and Notes can be typed past 60 characters; submitting says so', async () => {
    await fill(form, { ...NEW_WHISKEY, Number: '1' });
    for (const label of ['Profile', 'Notes']) {
      const message = `${label} must be 60 characters or less`;
      await field(form, label).fill('x'.repeat(61));
      await expect(field(form, label)).toHaveValue('x'.repeat(61));
      await expect(form.getByText('61/60 characters')).toBeVisible();
      await submit(form);
      await expectToast(flight, 'Validation Error', message);
      await expectProblem(field(form, label), message);
      await field(form, label).fill('x'.repeat(60));
    }
    await expect(form.getByText('60/60 characters')).toHaveCount(2);
    await submit(form);
    await expectToast(flight, 'Change Staged');
  });
});

test('A new whiskey and a changed one are staged without a call; Save sends them as they are', async ({
  flight,
  owner,
}) => {
  await test.step('a new one with every field', async () => {
    const writes = recordWrites(flight);
    const form = await openAddForm(flight, 'Whiskey');
    await fill(form, { ...NEW_WHISKEY, Number: '3', Proof: '101' });
    await field(form, 'In stock').uncheck();
    await submit(form);
    await expectToast(flight, 'Change Staged', 'Whiskey creation has been staged. Click "Save" to apply.');
    await expect(form).toBeHidden();
    expect(writes).toEqual([]);
    await save(flight);
    await expectToast(flight, 'Changes Applied', '1 change(s) have been successfully applied.');
    const sent = {
      number: 3,
      name: 'Test Pour',
      spirit: 'rye',
      proof: 101,
      profile: 'Spice',
      notes: 'Pepper',
      water: 'A drop',
      rest: '5 minutes',
      rationale: 'For the test.',
      isVisible: true,
      isAvailable: false,
      sortOrder: 0,
    };
    expect(writes).toEqual([{ method: 'POST', path: '/api/whiskeys', body: expect.objectContaining(sent) }]);
    expect((await call(owner, ENDPOINTS.listWhiskeys))[2]).toMatchObject(sent);
  });

  await test.step('the form for an existing one is the same, filled with what is there; another number moves it', async () => {
    const before = await call(owner, ENDPOINTS.listWhiskeys);
    const fifth = before[4];
    const form = await openEditForm(flight, fifth?.name ?? '');
    await expect(form).toHaveAccessibleName('Edit Whiskey');
    const shown = {
      Number: '5',
      Name: fifth?.name,
      Spirit: fifth?.spirit,
      Proof: String(fifth?.proof),
      Profile: fifth?.profile,
      Notes: fifth?.notes,
      Water: fifth?.water,
      'Rest Time': fifth?.rest,
      'Why This Whiskey': fifth?.rationale,
    };
    for (const [label, value] of Object.entries(shown))
      await expect(field(form, label)).toHaveValue(value ?? '');
    await field(form, 'Number').fill('2');
    await submit(form);
    await expectToast(flight, 'Change Staged', 'Whiskey update has been staged. Click "Save" to apply.');
    await save(flight);
    await expectToast(flight, 'Changes Applied');
    const names = before.map(({ name }) => name);
    const after = (await call(owner, ENDPOINTS.listWhiskeys)).map(({ name }) => name);
    expect(after).toEqual(names.toSpliced(4, 1).toSpliced(1, 0, fifth?.name ?? ''));
  });
});
