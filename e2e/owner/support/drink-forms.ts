import type { Locator, Page } from '@playwright/test';
import { expect, tool } from './owner-test';

/** What a person fills into the forms, by label. */
export const NEW_COCKTAIL = {
  Name: 'House Fizz',
  Description: 'Bright and tall.',
  'Ingredient 1': '2 oz gin',
  Glass: 'Highball',
  Ice: 'Cubes',
  Preparation: 'Shake, strain, top up.',
};
export const NEW_WHISKEY = {
  Name: 'Test Pour',
  Spirit: 'rye',
  Profile: 'Spice',
  Notes: 'Pepper',
  Water: 'A drop',
  'Rest Time': '5 minutes',
  'Why This Whiskey': 'For the test.',
};

export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
}

export const submit = (form: Locator) => form.getByRole('button', { name: 'Stage changes' }).click();

export async function openAddForm(page: Page, drink: 'Cocktail' | 'Whiskey'): Promise<Locator> {
  await tool(page, `Add ${drink}`).click();
  const form = page.getByRole('dialog', { name: `Add New ${drink}` });
  await expect(form).toBeVisible();
  return form;
}

export async function openEditForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Edit (Cocktail|Whiskey)$/ });
  await expect(form).toBeVisible();
  return form;
}
