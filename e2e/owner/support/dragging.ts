import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

type Send = (at: Point) => Promise<unknown>;

const STEPS = 6;
const PAUSE_MS = 50;
/** A drag scrolls the page while the pointer is in the outer fifth of the window; here it surely does not … */
const CALM = { from: 0.25, to: 0.75 };
/** … here it does, and between these two nobody can tell. */
const SCROLLING = { from: 0.15, to: 0.85 };
const EDGE = { from: 0.05, to: 0.95 };
/** Far more than a long list takes. */
const MOST_LOOKS = 100;

export async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not to be seen, so it has no centre.`);
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

/**
 * Moves the pointer onto the target, as a person does: near the window's edge until the page has scrolled there.
 * @throws when the page does not scroll there
 */
async function carry(page: Page, start: Point, target: Locator, moveTo: Send): Promise<void> {
  const height = await page.evaluate(() => innerHeight);
  const isCalm = (y: number) => y >= CALM.from * height && y <= CALM.to * height;
  let at = start;
  let goal = await centreOf(target);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const next = { x: goal.x, y: isCalm(goal.y) ? goal.y : scrollingAt(goal.y, height) };
    for (let step = 1; step <= STEPS; step += 1) await moveTo(between(at, next, step / STEPS));
    await page.waitForTimeout(PAUSE_MS);
    at = next;
    const seen = await centreOf(target);
    if (seen.y === goal.y && isCalm(seen.y)) return;
    goal = seen;
  }
  throw new Error(
    `The drag did not scroll its target, at ${goal.y} of ${height} pixels, into the window's middle.`,
  );
}

/** The place nearest to `y` at which a drag scrolls the page in its direction. */
function scrollingAt(y: number, height: number): number {
  return y > height / 2
    ? Math.min(Math.max(y, SCROLLING.to * height), EDGE.to * height)
    : Math.max(Math.min(y, SCROLLING.from * height), EDGE.from * height);
}
