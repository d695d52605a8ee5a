import type { Page } from '@playwright/test';
import { expect } from '../ai-test';

export const results = (page: Page) => page.getByTestId('recommendation');

/** Describes a mood on the recommendations page and asks. */
export async function ask(page: Page, mood: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe your mood' }).fill(mood);
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
}

/** The names that are recommended for this mood. */
export async function recommended(page: Page, mood: string): Promise<string[]> {
  const answered = page.waitForResponse('**/api/recommendations');
  await ask(page, mood);
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('The bartender is choosing …')).toBeHidden();
  return results(page).getByRole('heading').allInnerTexts();
}
