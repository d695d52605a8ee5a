import type { Locator } from '@playwright/test';
import { expect } from '../ai-test';

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
  const names = await form.getByRole('button', { name: /^Undo / }).allInnerTexts();
  return names.map((name) => name.replace(/^\s*Undo\s*/, '').trim());
}
