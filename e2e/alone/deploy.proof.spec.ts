import { randomBytes } from 'node:crypto';
import { deploy } from '../../ops/deploy/deploy.mjs';
import { UserError } from '../../ops/lib/command-line.mjs';
import { expect } from '../support/test';
import { storeOf, test } from './support/deploys';

test.describe('A front end', () => {
  test('that is not good is refused with all that is wrong, and nobody gets it', async ({ deploys }) => {
    const faults = [
      'console.error("a broken deploy")',
      'globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject({})',
      // What cannot be compressed.
      `"${randomBytes(40_000).toString('hex')}"`,
    ];
    const next = deploys.build('mf-admin', (text, name) => {
      if (name.includes('expose_AdminOverlay')) return `${text}\n;${faults.join(';')};`;
      return name.endsWith('.css') ? `${text} button { color: red; }` : text;
    });
    const store = storeOf('mf-admin');
    const refused = await deploy({ part: 'mf-admin', built: next.folder, store }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(UserError);
    const { message } = refused as UserError;
    for (const reason of [
      'it says "a broken deploy"',
      'there are 2 Reacts',
      'changes the style of <button> outside of itself',
      'bytes of its script; 40000 are allowed',
      'axe finds color-contrast',
    ])
      expect(message).toContain(reason);
    expect(await store.list()).toMatchObject({ live: deploys.first['mf-admin'] });
    expect((await store.list()).versions).not.toContain(next.version);
  });

  test('that cannot be prerendered is refused', async ({ deploys }) => {
    const next = deploys.build('mf-menu', (text, name) =>
      name === 'first-view/render.js' ? `throw new Error("out of ice");${text}` : text,
    );
    const store = storeOf('mf-menu');
    await expect(deploy({ part: 'mf-menu', built: next.folder, store })).rejects.toThrow(
      'its prerendering script does not load: out of ice',
    );
    expect((await store.list()).versions).not.toContain(next.version);
  });

  test('whose exposed module is gone costs nothing: an open page takes the new version’s', async ({
    page,
    deploys,
    pageErrors,
  }) => {
    await page.goto('/');
    const next = deploys.build('mf-ai');
    await deploy({ part: 'mf-ai', built: next.folder, store: storeOf('mf-ai'), isChecked: false });
    await storeOf('mf-ai').drop(deploys.first['mf-ai'] ?? '');
    await page.getByRole('link', { name: 'AI Recommendations' }).first().click();
    await page.getByRole('textbox', { name: 'Describe your mood' }).fill('smoky and bold');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await test.step('a later file that is gone has the page loaded anew, with what was typed', async () => {
      const chat = page.getByRole('button', { name: 'Chat with Peanut AI' });
      await expect(chat).toBeVisible();
      await deploy({
        part: 'mf-ai',
        built: deploys.build('mf-ai').folder,
        store: storeOf('mf-ai'),
        isChecked: false,
      });
      await storeOf('mf-ai').drop(next.version);
      const loadedAnew = page.waitForEvent('load');
      await chat.click();
      await loadedAnew;
      await expect(page.getByRole('textbox', { name: 'Describe your mood' })).toHaveValue('smoky and bold');
      await chat.click();
      await expect(page.getByRole('dialog', { name: 'Peanut AI' })).toBeVisible();
    });
    pageErrors.length = 0;
  });

  test('of which a file does not come for another reason is not loaded anew, and never twice for one version', async ({
    page,
    pageErrors,
  }) => {
    await page.route('**/mf-ai/*/assets/chat-window-*.js*', (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/');
    const chat = page.getByRole('button', { name: 'Chat with Peanut AI' });
    const failed = page.getByRole('alert').filter({ hasText: 'chat' });
    await chat.click();
    await expect(failed).toBeVisible();
    expect(loads).toBe(1);

    // What the page asks when something is lost: from here on there seems to be a newer version.
    await page.route('**/mf-ai/version.json?attempt=*', (route) =>
      route.fulfill({ json: { part: 'mf-ai', version: '1.0.0-0123456789ab', revision: '' } }),
    );
    const loadedAnew = page.waitForEvent('load');
    await failed.getByRole('button', { name: 'Retry' }).click();
    await loadedAnew;
    const askedOnceMore = page.waitForResponse('**/mf-ai/version.json?attempt=*');
    await chat.click();
    await askedOnceMore;
    await expect(failed).toBeVisible();
    expect(loads).toBe(2);
    pageErrors.length = 0;
  });
});
