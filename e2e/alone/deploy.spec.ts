import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { deploy, placeOf as ownersPlace, rollback } from '../../scripts/lib/deploy/deploy.mjs';
import { folderPlace } from '../../scripts/lib/deploy/places.mjs';
import { Refused } from '../../scripts/lib/deploy/refused.mjs';
import { builtFolder } from '../../scripts/lib/parts.mjs';
import { nextBuild } from '../../scripts/test/support/next-build.mjs';
import { STACK } from '../stack';
import { expect, test } from '../test';

const placeOf = (part: string) => {
  if (STACK.kind === 'containers') return ownersPlace(part, { isCompose: true });
  const { hostname, port } = new URL(STACK.baseUrl);
  return folderPlace(part, { dataDir: STACK.folder, host: hostname, port: Number(port) });
};
const liveOf = async (part: string) => (await placeOf(part).list()).live;

const PARTS = ['mf-menu', 'mf-ai', 'mf-admin'];
const builds: ReturnType<typeof nextBuild>[] = [];
const build: typeof nextBuild = (...args) => {
  const made = nextBuild(...args);
  builds.push(made);
  return made;
};

/** The bytes of everything that the shell publishes, by address. */
async function shellFiles(): Promise<Record<string, string>> {
  const { files } = (await (await fetch(`${STACK.baseUrl}/shell/files.json`)).json()) as {
    files: Record<string, string>;
  };
  return files;
}

test.describe('A front end', () => {
  // They share the machine with the browser that tries a candidate, twice when it is refused.
  test.slow();
  const first: Record<string, string> = {};

  test.beforeEach(async () => {
    for (const part of PARTS) first[part] = (await liveOf(part)) ?? '';
  });
  test.afterEach(async () => {
    for (const part of PARTS)
      await deploy({ part, built: builtFolder(part), place: placeOf(part), isTried: false });
    for (const { folder } of builds.splice(0)) rmSync(folder, { recursive: true });
  });

  test('that is deployed is what the next guest sees; open pages keep theirs, and it can be taken back', async ({
    page,
    context,
  }) => {
    const next = build('mf-menu', (text) => text.replaceAll('House Specialties', 'House Wonders'));
    const place = placeOf('mf-menu');
    const shell = await shellFiles();
    await page.goto('/');
    await deploy({ part: 'mf-menu', built: next.folder, place });
    const later = await context.newPage();
    await later.goto('/cocktails');
    await expect(later.getByTestId('count-line')).toHaveText('12 House Wonders');
    expect(await shellFiles()).toEqual(shell);

    await test.step('the page that was open before shows its own', async () => {
      await page.getByRole('link', { name: 'Cocktails', exact: true }).first().click();
      await expect(page.getByTestId('count-line')).toHaveText('12 House Specialties');
    });
    await test.step('and so does the next guest after the way back', async () => {
      expect(await rollback({ part: 'mf-menu', place })).toBe(first['mf-menu']);
      await later.reload();
      await expect(later.getByTestId('count-line')).toHaveText('12 House Specialties');
    });
  });

  test('that is not good is refused with all that is wrong, and nobody gets it', async () => {
    const faults = [
      'console.error("a broken deploy")',
      'globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.inject({})',
      // What cannot be compressed.
      `"${randomBytes(40_000).toString('hex')}"`,
    ];
    const next = build('mf-admin', (text, name) => {
      if (name.includes('expose_AdminOverlay')) return `${text}\n;${faults.join(';')};`;
      return name.endsWith('.css') ? `${text} button { color: red; }` : text;
    });
    const place = placeOf('mf-admin');
    const refused = await deploy({ part: 'mf-admin', built: next.folder, place }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(Refused);
    const { message } = refused as Refused;
    for (const reason of [
      'it says "a broken deploy"',
      'there are 2 Reacts',
      'changes the style of <button> outside of itself',
      'bytes of its script; 40000 are allowed',
      'axe finds color-contrast',
    ])
      expect(message).toContain(reason);
    expect(await place.list()).toMatchObject({ live: first['mf-admin'] });
    expect((await place.list()).versions).not.toContain(next.version);
  });

  test('whose first view cannot be drawn is refused', async () => {
    const next = build('mf-menu', (text, name) =>
      name === 'first-view/render.js' ? `throw new Error("out of ice");${text}` : text,
    );
    const place = placeOf('mf-menu');
    await expect(deploy({ part: 'mf-menu', built: next.folder, place })).rejects.toThrow(
      'its first view does not load: out of ice',
    );
    expect((await place.list()).versions).not.toContain(next.version);
  });

  test('whose exposed module is gone costs nothing: an open page takes the new version’s', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/');
    const next = build('mf-ai');
    await deploy({ part: 'mf-ai', built: next.folder, place: placeOf('mf-ai'), isTried: false });
    await placeOf('mf-ai').drop(first['mf-ai'] ?? '');
    await page.getByRole('link', { name: 'AI Recommendations' }).first().click();
    await page.getByRole('textbox', { name: 'Describe your mood' }).fill('smoky and bold');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await test.step('a later file that is gone has the page loaded anew, with what was typed', async () => {
      const chat = page.getByRole('button', { name: 'Chat with Peanut AI' });
      await expect(chat).toBeVisible();
      await deploy({ part: 'mf-ai', built: build('mf-ai').folder, place: placeOf('mf-ai'), isTried: false });
      await placeOf('mf-ai').drop(next.version);
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
