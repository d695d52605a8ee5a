import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

type Send = (at: Point) => Promise<unknown>;

const STEPS = 6;
const PAUSE_MS = 50;
/** A drag scrolls the page while the pointer is in the outer fifth of the window; here it surely does not. */
const CALM = { from: 0.25, to: 0.75 };
const EDGE = { from: 0.05, to: 0.95 };

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
  const start = await startOf(page, name);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await carry(page, start, target, ({ x, y }) => page.mouse.move(x, y));
  await page.mouse.up();
}

/** Drags a card by its handle to another one, with a finger. */
export async function dragByTouch(page: Page, name: string, target: Locator): Promise<void> {
  const start = await startOf(page, name);
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await send('touchStart', start);
  await carry(page, start, target, (at) => send('touchMove', at));
  await send('touchEnd');
  await client.detach();
}

async function startOf(page: Page, name: string): Promise<Point> {
  await handle(page, name).scrollIntoViewIfNeeded();
  return centreOf(handle(page, name));
}

/** Moves the pointer onto the target, as a person does: at the window's edge until the page has scrolled there. */
async function carry(page: Page, start: Point, target: Locator, moveTo: Send): Promise<void> {
  const height = await page.evaluate(() => innerHeight);
  const within = ({ from, to }: typeof EDGE, y: number) => Math.min(Math.max(y, from * height), to * height);
  let at = start;
  let goal = await centreOf(target);
  for (let rest = false; !rest;) {
    const next = { x: goal.x, y: within(EDGE, goal.y) };
    for (let step = 1; step <= STEPS; step += 1) await moveTo(between(at, next, step / STEPS));
    await page.waitForTimeout(PAUSE_MS);
    at = next;
    const seen = await centreOf(target);
    rest = seen.y === goal.y && within(CALM, seen.y) === seen.y;
    goal = seen;
  }
}
