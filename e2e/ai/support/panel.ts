import { ENDPOINTS } from '@peanut/contracts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../ai-test';

export const PARSE = {
  cocktail: ENDPOINTS.parseCocktail.path,
  whiskey: ENDPOINTS.parseWhiskey.path,
} as const;
export type Kind = keyof typeof PARSE;

/** The text box of the AI panel, in whichever form is open. */
export const panelText = (form: Locator) =>
  form.getByRole('textbox', { name: /^(Describe the (cocktail|whiskey)|What should change\?)$/ });

export const panelButton = (form: Locator) =>
  form.getByRole('button', { name: /^(Auto-Fill|Smart Edit|Processing\.\.\.)$/ });

/** Says to the bartender what the form is to hold, and waits for the answer. */
export async function askPanel(form: Locator, text: string): Promise<void> {
  await panelText(form).fill(text);
  await panelButton(form).click();
  await expect(panelButton(form)).toBeEnabled();
}

/** The fields that are marked as changed by AI, in the form's order. */
export async function marked(form: Locator): Promise<string[]> {
  const names = await form.getByRole('button', { name: /^Put back / }).allInnerTexts();
  return names.map((name) => name.replace(/^\s*Put back\s*/, '').trim());
}

/** Answers the calls of the panel in the bartender's stead; returns the bodies that were sent. */
export async function answerPanel(page: Page, kind: Kind, json: object): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.unroute(`**${PARSE[kind]}`);
  await page.route(`**${PARSE[kind]}`, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json });
  });
  return asked;
}

/** Closes the form without staging what stands in it. */
export async function throwAway(page: Page, form: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(form).toBeHidden();
}
