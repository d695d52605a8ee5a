import type { Page } from '@playwright/test';
import { expect } from '../ai-test';

export const TROUBLE = "Sorry, I'm having trouble connecting right now. Please try again in a moment!";

export const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with Peanut AI' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Peanut AI' });
export const messages = (page: Page) => dialog(page).getByTestId('chat-message');
export const input = (page: Page) => dialog(page).getByRole('textbox');
export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' });

export async function openChat(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(messages(page)).not.toHaveCount(0);
}

/** Sends a message and returns the bartender's words once they stand. */
export async function say(page: Page, text: string): Promise<string> {
  const before = await messages(page).count();
  await input(page).fill(text);
  // Nothing is sent while the reply before is still being written.
  await expect(send(page)).toBeEnabled();
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(messages(page).last()).toHaveAttribute('data-type', 'ai');
  await expect(page.getByTestId('typing-indicator')).toBeHidden();
  return messages(page).last().innerText();
}
