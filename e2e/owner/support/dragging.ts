import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const STEPS = 6;

async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to drag, or nowhere to drag it.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Reorder ${name}`, exact: true });

/** Drags a card by its handle to another one, with the mouse. */
export async function dragByMouse(page: Page, name: string, target: Locator): Promise<void> {
  await handle(page, name).scrollIntoViewIfNeeded();
  const start = await centreOf(handle(page, name));
  const goal = await centreOf(target);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: STEPS });
  await page.mouse.up();
}

/** Drags a card by its handle to another one, with a finger. */
export async function dragByTouch(page: Page, name: string, target: Locator): Promise<void> {
  await handle(page, name).scrollIntoViewIfNeeded();
  const start = await centreOf(handle(page, name));
  const goal = await centreOf(target);
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await send('touchStart', start);
  for (let step = 1; step <= STEPS; step += 1) await send('touchMove', between(start, goal, step / STEPS));
  await send('touchEnd');
  await client.detach();
}
