import type { Page } from '@playwright/test';
import { expect } from '../ai-test';

export const TROUBLE = "Sorry, I'm having trouble connecting right now. Please try again in a moment!";

const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat with Peanut AI' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Peanut AI' });
export const messages = (page: Page) => dialog(page).getByTestId('chat-message');
export const input = (page: Page) => dialog(page).getByRole('textbox');
export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' });

export async function openChat(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(messages(page)).not.toHaveCount(0);
}

/** Sends a message and returns the bartender's words once all of them stand. */
export async function say(page: Page, text: string): Promise<string> {
  const before = await messages(page).count();
  await input(page).fill(text);
  await untilQuiet(page);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(messages(page).last()).toHaveAttribute('data-type', 'ai');
  await input(page).fill('…');
  await untilQuiet(page);
  await input(page).fill('');
  return messages(page).last().innerText();
}

/** While a reply is being written, what stands in the field cannot be sent. */
const untilQuiet = (page: Page) => expect(send(page)).toBeEnabled();
