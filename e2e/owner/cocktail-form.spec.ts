import { ENDPOINTS, type Cocktail } from '@peanut/contracts';
import { call, cocktailNamed, pick } from '../api';
import { enterAdminMode, expect, expectToast, save, tool, waitForCards } from './owner-test';
import { recordWrites } from './support/calls';
import {
  expectGuardedInput,
  expectProblem,
  field,
  fill,
  NEW_COCKTAIL,
  openAddForm,
  openEditForm,
  submit,
} from './support/drink-forms';
import { test } from './support/kept-spirits';

test('The form for a new cocktail keeps what was typed, and refuses what is missing or too long', async ({
  admin,
}) => {
  await test.step('guards what was typed against Escape, Cancel and a click beside it', async () => {
    await expectGuardedInput(
      admin,
      () => openAddForm(admin, 'Cocktail'),
      (form) => field(form, 'Name').fill('Half a drink'),
    );
  });

  const form = await openAddForm(admin, 'Cocktail');
  await test.step('starts from the defaults', async () => {
    await expect(field(form, 'Spirit')).toHaveValue('bourbon');
    for (const label of ['Name', 'Description', 'Ingredient 1', 'Glass', 'Ice', 'Smoke', 'Preparation'])
      await expect(field(form, label)).toHaveValue('');
    await expect(field(form, 'Ingredient 2')).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Remove ingredient 1' })).toBeDisabled();
    await expect(field(form, 'Visible on menu')).toBeChecked();
    await expect(field(form, 'In stock')).toBeChecked();
    await expect(form.getByText('0/100 characters')).toBeVisible();
  });

  await test.step('every required field that was left empty says so, and the first gets the focus', async () => {
    await submit(form);
    const problems = {
      Name: 'Name is required',
      Description: 'Description is required',
      'Ingredient 1': 'Please add at least one ingredient',
      Glass: 'Glass is required',
      Ice: 'Ice is required',
      Preparation: 'Preparation is required',
    };
    for (const [label, message] of Object.entries(problems)) await expectProblem(field(form, label), message);
    await expect(field(form, 'Smoke')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(form, 'Name')).toBeFocused();
    await expect(admin.getByRole('alert').getByText('Validation Error', { exact: true })).toBeVisible();
    await fill(form, { Name: 'House Fizz' });
    await expect(field(form, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(tool(admin, /^Save/)).toHaveCount(0);
  });

  await test.step('the ingredients have to be one at least', async () => {
    await fill(form, { ...NEW_COCKTAIL, 'Ingredient 1': '   ' });
    await submit(form);
    await expectToast(admin, 'Validation Error', 'Please add at least one ingredient');
    await expectProblem(field(form, 'Ingredient 1'), 'Please add at least one ingredient');
    await expect(form).toBeVisible();
  });

  await test.step('the description can be typed past its limit; the counter tells, and submitting says so', async () => {
    await fill(form, { ...NEW_COCKTAIL, Description: 'x'.repeat(101) });
    await expect(field(form, 'Description')).toHaveValue('x'.repeat(101));
    await expect(form.getByText('101/100 characters')).toBeVisible();
    await submit(form);
    await expectToast(admin, 'Validation Error', 'Description must be 100 characters or less');
    await expectProblem(field(form, 'Description'), 'Description must be 100 characters or less');
    await expect(field(form, 'Description')).toBeFocused();
    await expect(tool(admin, /^Save/)).toHaveCount(0);
    // What a person sees as one character counts as one.
    await field(form, 'Description').fill('🍸'.repeat(100));
    await expect(form.getByText('100/100 characters')).toBeVisible();
  });

  await test.step('ingredients are added and removed, the last one stays, and empty rows do not count', async () => {
    const add = form.getByRole('button', { name: 'Add ingredient' });
    await field(form, 'Ingredient 1').fill(NEW_COCKTAIL['Ingredient 1']);
    await add.click();
    await expect(field(form, 'Ingredient 2')).toBeFocused();
    await field(form, 'Ingredient 2').fill('1 oz lemon');
    await add.click();
    await add.click();
    await field(form, 'Ingredient 4').fill('Soda');
    await form.getByRole('button', { name: 'Remove ingredient 2' }).click();
    await expect(field(form, 'Ingredient 3')).toHaveValue('Soda');
    await expect(field(form, 'Ingredient 4')).toHaveCount(0);
    await submit(form);
    await expectToast(admin, 'Change Staged');
    await expect(form).toBeHidden();
    const again = await openEditForm(admin, 'House Fizz');
    await expect(field(again, 'Ingredient 1')).toHaveValue('2 oz gin');
    await expect(field(again, 'Ingredient 2')).toHaveValue('Soda');
    await again.getByRole('button', { name: 'Remove ingredient 1' }).click();
    await expect(field(again, 'Ingredient 1')).toHaveValue('Soda');
    await expect(again.getByRole('button', { name: 'Remove ingredient 1' })).toBeDisabled();
  });
});

test('A new cocktail and changed ones are staged without a call; Save sends them as they are', async ({
  page,
  owner,
}) => {
  const spirits = await call(owner, ENDPOINTS.listSpiritOptions);
  const tequila = pick(spirits, ({ name }) => name === 'tequila');
  await call(owner, ENDPOINTS.updateSpiritOption, {
    parameters: { id: tequila.id },
    body: { isActive: false },
  });
  const negroni = await cocktailNamed(owner, 'Negroni');
  await enterAdminMode(page, '/cocktails');
  await waitForCards(page);
  const writes = recordWrites(page);

  await test.step('a new one, for which the active spirits only are offered', async () => {
    const form = await openAddForm(page, 'Cocktail');
    const offered = field(form, 'Spirit').getByRole('option');
    const active = (await call(owner, ENDPOINTS.listSpiritOptions))
      .filter(({ isActive }) => isActive)
      .map(({ name }) => name);
    await expect(offered).toHaveText(active);
    await fill(form, { ...NEW_COCKTAIL, Smoke: 'Cherry wood' });
    await field(form, 'Spirit').selectOption('gin');
    await form.getByRole('button', { name: 'Add ingredient' }).click();
    await field(form, 'Ingredient 2').fill('1 oz lemon');
    await field(form, 'Visible on menu').uncheck();
    await field(form, 'In stock').uncheck();
    await submit(form);
    await expectToast(page, 'Change Staged', 'Cocktail creation has been staged. Click "Save" to apply.');
    await expect(form).toBeHidden();
    expect(writes).toEqual([]);
    await save(page);
    await expectToast(page, 'Changes Applied', '1 change(s) have been successfully applied.');
    const sent = {
      name: 'House Fizz',
      spirit: 'gin',
      description: 'Bright and tall.',
      ingredients: ['2 oz gin', '1 oz lemon'],
      glass: 'Highball',
      ice: 'Cubes',
      smoke: 'Cherry wood',
      prep: 'Shake, strain, top up.',
      isVisible: false,
      isAvailable: false,
      sortOrder: 0,
    };
    expect(writes).toEqual([{ method: 'POST', path: '/api/cocktails', body: expect.objectContaining(sent) }]);
    const created = await cocktailNamed(owner, sent.name);
    expect(created).toMatchObject({ ...sent, id: (writes[0]?.body as Cocktail).id });
  });

  await test.step('the form for an existing one is the same, filled with what is there', async () => {
    writes.length = 0;
    const form = await openEditForm(page, 'Negroni');
    await expect(form).toHaveAccessibleName('Edit Cocktail');
    await expect(field(form, 'Spirit')).toHaveValue(negroni.spirit);
    await expect(field(form, 'Description')).toHaveValue(negroni.description);
    await expect(field(form, 'Preparation')).toHaveValue(negroni.prep);
    for (const [index, ingredient] of negroni.ingredients.entries())
      await expect(field(form, `Ingredient ${index + 1}`)).toHaveValue(ingredient);
    const length = [...negroni.description].length;
    await expect(form.getByText(`${length}/100 characters`)).toBeVisible();
    await field(form, 'Smoke').fill('Oak');
    await submit(form);
    await expectToast(page, 'Change Staged', 'Cocktail update has been staged. Click "Save" to apply.');
    await save(page);
    await expectToast(page, 'Changes Applied');
    expect(writes).toEqual([
      {
        method: 'PATCH',
        path: `/api/cocktails/${negroni.id}`,
        body: expect.objectContaining({ smoke: 'Oak' }),
      },
    ]);
  });

  await test.step('a spirit that was deactivated since is kept', async () => {
    const form = await openEditForm(page, 'Margarita');
    await expect(field(form, 'Spirit')).toHaveValue('tequila');
    await field(form, 'Glass').fill('Coupe of the house');
    await submit(form);
    await expectToast(page, 'Change Staged');
    await save(page);
    await expectToast(page, 'Changes Applied');
    const after = await cocktailNamed(owner, 'Margarita');
    expect(after).toMatchObject({ spirit: 'tequila', glass: 'Coupe of the house' });
  });
});
