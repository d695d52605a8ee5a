import type { Cocktail } from '@peanut/contracts';
import { cocktailNamed } from '../support/api';
import { expectToast, save } from '../owner/support/owner-test';
import { field, openEditForm, submit } from '../owner/support/drink-forms';
import { expect, test } from './ai-test';
import { askPanel, marked } from './support/panel';

test('Smart edit of a cocktail changes what was asked for and what follows from it, up to the menu', async ({
  admin,
  owner,
}) => {
  const before = await cocktailNamed(owner, 'Negroni');
  const form = await openEditForm(admin, 'Negroni');
  await askPanel(form, 'make it smoky and serve it in a coupe');
  await expectToast(
    admin,
    'Auto-Edit Complete',
    'AI has updated the cocktail details. Please review and edit as needed.',
  );
  await expect(field(form, 'Glass')).toHaveValue('Coupe');
  await expect(field(form, 'Smoke')).toHaveValue(/smoke|wood/i);
  await expect(field(form, 'Preparation')).toHaveValue(/coupe/i);
  expect(await marked(form)).toEqual(['Glass', 'Smoke', 'Preparation']);
  for (const name of ['Glass', 'Preparation'])
    await form.getByRole('button', { name: `Undo ${name}` }).click();
  await expect(field(form, 'Glass')).toHaveValue(before.glass);
  await submit(form);
  await save(admin);
  await expectToast(admin, 'Changes Applied');
  const after = await cocktailNamed(owner, 'Negroni');
  const { smoke, version, updatedAt, ...rest } = after as Cocktail;
  expect(smoke).toMatch(/smoke|wood/i);
  expect(before).toMatchObject(rest);
});
