import { FULL_REWRITE_PHRASES, type Cocktail } from '@peanut/contracts';
import { cocktailNamed, whiskeyNamed } from '../api';
import { enterAdminMode, expectToast, save } from '../owner/owner-test';
import { field, openEditForm, submit } from '../owner/support/drink-forms';
import { expect, test } from './ai-test';
import { answerPanel, askPanel, marked, throwAway } from './support/panel';

const REVIEW = 'Please review and edit as needed.';

test('Smart edit of a cocktail changes what was asked for, or all of it, and nothing else', async ({
  admin,
  owner,
}) => {
  await test.step('it changes what was asked for and nothing else, and the change reaches the menu', async () => {
    const before = await cocktailNamed(owner, 'Negroni');
    const form = await openEditForm(admin, 'Negroni');
    await askPanel(form, 'make it smoky and serve it in a coupe');
    await expectToast(admin, 'Auto-Edit Complete', `AI has updated the cocktail details. ${REVIEW}`);
    await expect(field(form, 'Glass')).toHaveValue('Coupe');
    await expect(field(form, 'Smoke')).toHaveValue(/smoke|wood/i);
    expect(await marked(form)).toEqual(['Glass', 'Smoke']);
    await form.getByRole('button', { name: 'Put back Glass' }).click();
    await expect(field(form, 'Glass')).toHaveValue(before.glass);
    await submit(form);
    await save(admin);
    await expectToast(admin, 'Changes Applied');
    const after = await cocktailNamed(owner, 'Negroni');
    const { smoke, version, updatedAt, ...rest } = after as Cocktail;
    expect(smoke).toMatch(/smoke|wood/i);
    expect(before).toMatchObject(rest);
  });

  await test.step('it sends the form as it stands; only non-empty values that differ overwrite it', async () => {
    const form = await openEditForm(admin, 'Negroni');
    const prep = await field(form, 'Preparation').inputValue();
    await field(form, 'Ice').fill('A big cube');
    const asked = await answerPanel(admin, 'cocktail', {
      ...{ name: 'Negroni', spirit: 'gin', prep, glass: 'Coupe', isAvailable: false },
      ...{ description: '   ', ice: '', smoke: null, ingredients: [] },
    });
    await askPanel(form, 'serve it up');
    expect(asked).toMatchObject([
      {
        ...{ description: 'serve it up', isEdit: true, mode: 'partial' },
        currentData: { name: 'Negroni', spirit: 'gin', ice: 'A big cube', prep, isVisible: true },
      },
    ]);
    await expect(field(form, 'Ice')).toHaveValue('A big cube');
    await expect(field(form, 'Description')).toHaveValue(/\w/);
    await expect(field(form, 'Ingredient 2')).toHaveValue(/\w/);
    await expect(field(form, 'In stock')).not.toBeChecked();
    expect(await marked(form)).toEqual(['Glass', 'In stock']);
    await admin.unrouteAll();
    await throwAway(admin, form);
  });

  const form = await openEditForm(admin, 'Old Fashioned');
  await test.step('it says when there is nothing to change, or nothing but to empty', async () => {
    await answerPanel(admin, 'cocktail', { name: 'Old Fashioned' });
    await askPanel(form, 'call it Old Fashioned');
    await expectToast(admin, 'Nothing Changed', 'AI found nothing to change. Try to say it in other words.');
    await admin.unrouteAll();
    await askPanel(form, 'remove the smoke');
    await expectToast(admin, 'Nothing Changed', 'AI never empties a field. Please clear it by hand.');
    expect(await marked(form)).toEqual([]);
  });

  await test.step('it is a full rewrite when its words say so', async () => {
    const asked = await answerPanel(admin, 'cocktail', { name: 'Something Else', smoke: null });
    for (const [index, phrase] of FULL_REWRITE_PHRASES.entries()) {
      const text = `Please ${phrase.toUpperCase()}`;
      await askPanel(form, text);
      expect(asked[index]).toEqual({ description: text, isEdit: true, mode: 'full', currentData: null });
      if (index > 0) continue;
      await expectToast(admin, 'Auto-Edit Complete', `AI has rewritten the cocktail details. ${REVIEW}`);
      await expect(field(form, 'Name')).toHaveValue('Something Else');
      await expect(field(form, 'Smoke')).toHaveValue('');
    }
    await admin.unrouteAll();
    await askPanel(
      form,
      'rewrite all as a Sidewalk: 2 oz rum, 1 oz lime, 3/4 oz syrup, shaken, up in a coupe',
    );
    await expect(field(form, 'Name')).toHaveValue('Sidewalk');
    await expect(field(form, 'Spirit')).toHaveValue('rum');
    await expect(field(form, 'Ingredient 1')).toHaveValue(/rum/);
    await expect(field(form, 'Ingredient 4')).toHaveCount(0);
  });
});

test('Smart edit of a whiskey changes it in part or as a whole', async ({ page, owner }) => {
  await test.step('it changes proof and stock, and the change reaches the flight', async () => {
    await enterAdminMode(page, '/whiskey');
    const form = await openEditForm(page, 'Buffalo Trace');
    await askPanel(form, 'proof 101 and out of stock');
    await expectToast(page, 'Auto-Edit Complete', `AI has updated the whiskey details. ${REVIEW}`);
    await expect(field(form, 'Proof')).toHaveValue('101');
    await expect(field(form, 'In stock')).not.toBeChecked();
    expect(await marked(form)).toEqual(['Proof', 'In stock']);
    await submit(form);
    await save(page);
    await expectToast(page, 'Changes Applied');
    const after = await whiskeyNamed(owner, 'Buffalo Trace');
    expect(after).toMatchObject({ proof: 101, isAvailable: false, number: 8 });
  });

  await test.step('it writes the whole whiskey anew', async () => {
    const form = await openEditForm(page, 'Buffalo Trace');
    const number = await field(form, 'Number').inputValue();
    await askPanel(form, 'change everything to Elijah Oak, rye, 110 proof, mint and clove');
    await expectToast(page, 'Auto-Edit Complete', `AI has rewritten the whiskey details. ${REVIEW}`);
    await expect(field(form, 'Name')).toHaveValue('Elijah Oak');
    await expect(field(form, 'Spirit')).toHaveValue('rye');
    await expect(field(form, 'Proof')).toHaveValue('110');
    await expect(field(form, 'Number')).toHaveValue(number);
  });
});
