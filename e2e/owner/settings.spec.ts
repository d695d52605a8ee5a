import { ENDPOINTS, REMOTES, SERVICES } from '@peanut/contracts';
import { call } from '../support/api';
import { expect, test, tool } from './support/owner-test';

const SPIRIT = 'mezcal';

test.afterEach(async ({ owner }) => {
  for (const { id, name } of await call(owner, ENDPOINTS.listSpiritOptions))
    if (name === SPIRIT) await call(owner, ENDPOINTS.deleteSpiritOption, { parameters: { id } });
});

test(
  'Admin Settings list what runs as each part, and keep the spirits',
  { tag: '@nginx' },
  async ({ admin, owner }) => {
    await tool(admin, 'Settings').click();
    const settings = admin.getByRole('dialog', { name: 'Admin Settings' });
    await test.step('About asks every part', async () => {
      await settings.getByText('About', { exact: true }).focus();
      await admin.keyboard.press('Enter');
      const row = (name: string | RegExp) =>
        settings.getByRole('table').getByRole('row', { name, exact: typeof name === 'string' });
      for (const part of ['shell', ...Object.keys(REMOTES)])
        await expect(row(new RegExp(`^${part} 1\\.0\\.0-[0-9a-f]{12} `))).toBeVisible();
      for (const part of [...Object.keys(SERVICES), 'prerenderer'])
        await expect(row(`${part} 1.0.0 –`)).toBeVisible();
    });

    await test.step('a spirit is added, deactivated, and deleted after the browser’s question', async () => {
      const button = (name: string) => settings.getByRole('button', { name, exact: true });
      const stored = async () =>
        (await call(owner, ENDPOINTS.listSpiritOptions)).find(({ name }) => name === SPIRIT);
      admin.on('dialog', (question) => void question.accept());
      await settings.getByRole('tab', { name: 'Spirits' }).click();
      await settings.getByLabel('New spirit').fill(SPIRIT);
      await button('Add spirit').click();
      await button(`Deactivate ${SPIRIT}`).click();
      await expect(button(`Activate ${SPIRIT}`)).toBeVisible();
      expect(await stored()).toMatchObject({ isActive: false });
      await button(`Delete ${SPIRIT}`).click();
      await expect(button(`Delete ${SPIRIT}`)).toHaveCount(0);
      expect(await stored()).toBeUndefined();
    });
  },
);
