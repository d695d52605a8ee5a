import { ENDPOINTS } from '@peanut/contracts';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { call } from './api';
import { STACK } from './stack';

/** A page in admin mode; the session of an earlier page goes on. */
export async function enter(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  if (!(await call(context.request, ENDPOINTS.readSession)).active)
    await call(context.request, ENDPOINTS.verifyPassword, { body: { password: STACK.adminPassword } });
  await page.goto('/cocktails');
  await expect(page.getByRole('toolbar', { name: 'Admin toolbar' })).toBeVisible();
  return page;
}

export async function startSave(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Save (${count})` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply Changes' }).click();
}

/** Resolves when the page has sent so many changes of a Save, whose restore point comes before them. */
export function afterWrites(page: Page, count: number): Promise<void> {
  let sent = 0;
  return new Promise((resolve) => {
    page.on('request', (request) => {
      const isPoint = request.url().endsWith(ENDPOINTS.createRestorePoint.path);
      if (request.headers()['idempotency-key'] && !isPoint) sent += 1;
      if (sent === count) resolve();
    });
  });
}
