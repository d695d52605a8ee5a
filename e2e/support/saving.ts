import { ENDPOINTS } from '@peanut/contracts';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
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
      sent += changesIn(request);
      if (sent >= count) resolve();
    });
  });
}

/** How many changes of a Save a request sends. */
function changesIn(request: Request): number {
  const { createRestorePoint, applyChanges } = ENDPOINTS;
  if (request.url().endsWith(applyChanges.path))
    return (request.postDataJSON() as { changes: unknown[] }).changes.length;
  const isPoint = request.url().endsWith(createRestorePoint.path);
  return request.headers()['idempotency-key'] && !isPoint ? 1 : 0;
}
