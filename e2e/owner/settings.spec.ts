import { ENDPOINTS, REMOTES, SERVICES } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { attempt, call, pick } from '../api';
import { expect, tool } from './owner-test';
import { failCalls, recordWrites } from './support/calls';
import { expectProblem } from './support/drink-forms';
import { test } from './support/kept-spirits';

const QUESTION = 'Are you sure you want to delete this spirit? This action cannot be undone.';
const CLOSED = { status: 503, message: 'The bar is closed.' };
const settings = (page: Page) => page.getByRole('dialog', { name: 'Admin Settings' });
const button = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true });

async function openTab(page: Page, tab: string): Promise<void> {
  await tool(page, 'Settings').click();
  await settings(page).getByRole('tab', { name: tab }).click();
  await expect(settings(page).getByRole('tabpanel', { name: tab })).toBeVisible();
}

/** A message as the one toast: a status, or an alert for a failure. */
const expectSaid = (page: Page, role: 'status' | 'alert', text: string) =>
  expect(page.getByRole(role).getByText(text, { exact: true })).toBeVisible();

const CALLS = [
  { method: 'POST', name: 'Add spirit', fallback: 'Failed to add spirit' },
  { method: 'PATCH', name: 'Deactivate rum', fallback: 'Failed to update spirit' },
  { method: 'DELETE', name: 'Delete rum', fallback: 'Failed to delete spirit' },
];

test('Admin Settings has its tabs, by pointer and by arrow keys, and closes by Escape', async ({ admin }) => {
  await tool(admin, 'Settings').click();
  await expect(settings(admin).getByRole('tab')).toHaveText(['Security', 'Spirits', 'Appearance']);
  const tab = (name: string) => settings(admin).getByRole('tab', { name });
  await expect(tab('Security')).toHaveAttribute('aria-selected', 'true');
  await tab('Security').focus();
  await admin.keyboard.press('ArrowRight');
  await expect(tab('Spirits')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Spirits')).toBeFocused();
  await admin.keyboard.press('End');
  await expect(tab('Appearance')).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(settings(admin)).toBeHidden();
  await expect(tool(admin, 'Settings')).toBeFocused();
});

test('About, below the tabs, lists what runs as each part, once it is opened', async ({ admin }) => {
  const asked: string[] = [];
  admin.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tool(admin, 'Settings').click();
  const about = settings(admin).getByText('About', { exact: true });
  const table = settings(admin).getByRole('table');
  await about.focus();
  await expect(table).toHaveCount(0);
  expect(asked).not.toContain('/health');
  await admin.keyboard.press('Enter');
  for (const part of ['shell', ...Object.keys(REMOTES)])
    await expect(
      table.getByRole('row', { name: new RegExp(`^${part} 1\\.0\\.0-[0-9a-f]{12} `) }),
    ).toBeVisible();
  for (const part of [...Object.keys(SERVICES), 'companion'])
    await expect(table.getByRole('row', { name: `${part} 1.0.0 –`, exact: true })).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(table).toHaveCount(0);
});

test('The Spirits tab adds, changes and deletes, and says why it could not', async ({ admin, owner }) => {
  const asked: string[] = [];
  let isSure = false;
  admin.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (isSure ? dialog.accept() : dialog.dismiss());
  });
  const writes = recordWrites(admin);
  const spirits = await call(owner, ENDPOINTS.listSpiritOptions);
  await openTab(admin, 'Spirits');
  const newSpirit = settings(admin).getByLabel('New spirit');

  await test.step('wants a name', async () => {
    await newSpirit.fill('   ');
    await button(admin, 'Add spirit').click();
    await expectProblem(newSpirit, 'Spirit name is required');
    expect(writes).toEqual([]);
  });

  await test.step('adds, deactivates, activates and deletes', async () => {
    const list = settings(admin).getByRole('list', { name: 'Spirits' });
    for (const { name } of spirits) await expect(list.getByText(name, { exact: true }).first()).toBeVisible();

    await newSpirit.fill('  mezcal ');
    await button(admin, 'Add spirit').click();
    await expectSaid(admin, 'status', 'Spirit added successfully');
    await expect(newSpirit).toHaveValue('');
    const added = (await call(owner, ENDPOINTS.listSpiritOptions)).find(({ name }) => name === 'mezcal');
    const path = `/api/spirit-options/${added?.id}`;
    const body = { name: 'mezcal', isActive: true };
    expect(writes.shift()).toEqual({ method: 'POST', path: '/api/spirit-options', body });

    await button(admin, 'Deactivate mezcal').click();
    await expect(button(admin, 'Activate mezcal')).toBeVisible();
    expect(writes.shift()).toEqual({ method: 'PATCH', path, body: { isActive: false } });
    await button(admin, 'Activate mezcal').click();
    await expect(button(admin, 'Deactivate mezcal')).toBeVisible();
    expect(writes.shift()).toEqual({ method: 'PATCH', path, body: { isActive: true } });

    await button(admin, 'Delete mezcal').click();
    await expect(button(admin, 'Delete mezcal')).toBeVisible();
    expect(writes).toEqual([]);
    isSure = true;
    await button(admin, 'Delete mezcal').click();
    await expectSaid(admin, 'status', 'Spirit deleted successfully');
    await expect(button(admin, 'Delete mezcal')).toHaveCount(0);
    expect(writes).toEqual([{ method: 'DELETE', path, body: null }]);
    expect(asked).toEqual([QUESTION, QUESTION]);
  });

  await test.step('says in the words of the service why a spirit is refused', async () => {
    const { status, message } = await attempt(owner, ENDPOINTS.createSpiritOption, {
      body: { name: 'GIN', isActive: true },
    });
    expect(status).toBe(409);
    await newSpirit.fill('GIN');
    await button(admin, 'Add spirit').click();
    await expectSaid(admin, 'alert', message);
    await expect(newSpirit).toHaveValue('GIN');
  });

  await test.step('a spirit that drinks use stays, and the message says how many use it', async () => {
    const { id } = pick(spirits, ({ name }) => name === 'gin');
    const { status, message } = await attempt(owner, ENDPOINTS.deleteSpiritOption, { parameters: { id } });
    expect(status).toBe(409);
    expect(message).toMatch(/\d/);
    await button(admin, 'Delete gin').click();
    await expectSaid(admin, 'alert', message);
    await expect(button(admin, 'Delete gin')).toBeVisible();
  });

  await test.step("a failure says the service's sentence, or its own", async () => {
    await newSpirit.fill('mezcal');
    for (const { method, name, fallback } of CALLS) {
      for (const answer of ['none', { status: 502 }, CLOSED] as const) {
        const stop = await failCalls(admin, { method, path: /^\/api\/spirit-options/, answer });
        await button(admin, name).click();
        await expectSaid(admin, 'alert', answer === CLOSED ? CLOSED.message : fallback);
        await admin.getByRole('button', { name: 'Close message' }).click();
        await stop();
      }
    }
    await expect(newSpirit).toHaveValue('mezcal');
  });
});
