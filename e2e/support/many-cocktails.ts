import { randomUUID } from 'node:crypto';
import { API, ENDPOINTS, type Cocktail } from '@peanut/contracts';
import type { Page } from '@playwright/test';
import { call } from './api';

/** Answers this page's question for the cocktails with so many, the seeded ones over and over. */
export async function serveManyCocktails(page: Page, count: number): Promise<Cocktail[]> {
  const seeded = await call(page.request, ENDPOINTS.listCocktails);
  const drinks = Array.from({ length: count }, (_, index) => ({
    ...(seeded[index % seeded.length] as Cocktail),
    id: randomUUID(),
    name: `Drink ${index + 1}`,
  }));
  await page.route(`**${API.cocktails}`, (route) => route.fulfill({ json: drinks }));
  return drinks;
}
