import { deploy, rollback } from '../../ops/deploy/deploy.mjs';
import { STACK } from '../support/stack';
import { expect } from '../support/test';
import { storeOf, test } from './support/deploys';

/** The bytes of everything that the shell publishes, by address. */
async function shellFiles(): Promise<Record<string, string>> {
  const { files } = (await (await fetch(`${STACK.baseUrl}/shell/files.json`)).json()) as {
    files: Record<string, string>;
  };
  return files;
}

test.describe('A front end', () => {
  test('that is deployed is what the next guest sees; open pages keep theirs, and it can be taken back', async ({
    page,
    context,
    deploys,
  }) => {
    const next = deploys.build('mf-menu', (text) => text.replaceAll('House Specialties', 'House Wonders'));
    const store = storeOf('mf-menu');
    const shell = await shellFiles();
    await page.goto('/');
    await deploy({ part: 'mf-menu', built: next.folder, store });
    const later = await context.newPage();
    await later.goto('/cocktails');
    await expect(later.getByTestId('count-line')).toHaveText('12 House Wonders');
    expect(await shellFiles()).toEqual(shell);

    await test.step('the page that was open before shows its own', async () => {
      await page.getByRole('link', { name: 'Cocktails', exact: true }).first().click();
      await expect(page.getByTestId('count-line')).toHaveText('12 House Specialties');
    });
    await test.step('and so does the next guest after the way back', async () => {
      expect(await rollback({ part: 'mf-menu', store })).toBe(deploys.first['mf-menu']);
      await later.reload();
      await expect(later.getByTestId('count-line')).toHaveText('12 House Specialties');
    });
  });
});
