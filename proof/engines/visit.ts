import type { Browser } from './browser/browser.js';

/** Milliseconds until something has to be there, on a busy machine too. */
const PATIENCE = 20_000;

/** What is looked for: by a CSS selector, and by the words that it is called or says. */
export interface Target {
  css: string;
  words?: string;
}

const described = ({ css, words }: Target): string => (words === undefined ? css : `${css} "${words}"`);

/** Runs in the page: the middle of the first such element that can be seen; if it is to be tapped, in sight and not covered. */
function middleOf({ css, words }: Target, isTapped: boolean): { x: number; y: number } | null {
  const called = (element: Element): string =>
    element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('placeholder') || '');
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (words === undefined || called(element).replace(/\s+/g, ' ').includes(words)),
  );
  if (!found) return null;
  const isInSight = ({ top, bottom }: DOMRect): boolean => top >= 80 && bottom <= innerHeight - 80;
  if (isTapped && !isInSight(found.getBoundingClientRect()))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  return isTapped && !found.contains(document.elementFromPoint(middle.x, middle.y)) ? null : middle;
}

/** A guest's or owner's visit: what a person does, with the waiting that it takes. */
export class Visit {
  readonly browser: Browser;
  readonly #address: string;

  constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.#address = address;
  }

  open(path: string): Promise<void> {
    return this.browser.open(this.#address + path);
  }

  /** Opens a page and waits until it answers taps. */
  async openLive(path: string): Promise<void> {
    await this.open(path);
    await this.untilLive();
  }

  /** Runs a function in the page; what it takes and returns has to fit into JSON. */
  async run<A extends unknown[], R>(work: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return (await this.browser.run(`(${work.toString()})(${args.map(toJson).join(',')})`)) as R;
  }

  /** Waits until the function returns something that counts, and resolves with it. Throws with `what` it waited for. */
  async until<A extends unknown[], R>(
    what: string,
    work: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<NonNullable<R>> {
    const deadline = Date.now() + PATIENCE;
    let reason: unknown;
    for (;;) {
      try {
        const found = await this.run(work, ...args);
        if (found) return found;
      } catch (error) {
        // The page is being replaced by another.
        reason = error;
      }
      if (Date.now() > deadline) throw new Error(`${what} did not come.`, { cause: reason });
      await pause(100);
    }
  }

  /** So many times, quickly one after the other. */
  async tap(target: Target, times = 1): Promise<void> {
    const { x, y } = await this.#untilStill(target);
    await this.browser.click(x, y, times);
  }

  /** As a finger does, a tap waits until a turn, or the list's way to a card, is over. */
  async #untilStill(target: Target): Promise<{ x: number; y: number }> {
    const deadline = Date.now() + PATIENCE;
    let before = await this.until(described(target), middleOf, target, true);
    for (;;) {
      await pause(50);
      const now = await this.until(described(target), middleOf, target, true);
      if (Math.hypot(now.x - before.x, now.y - before.y) < 1) return now;
      if (Date.now() > deadline) throw new Error(`${described(target)} did not come to rest.`);
      before = now;
    }
  }

  async untilSeen(target: Target): Promise<void> {
    await this.until(described(target), middleOf, target, false);
  }

  isSeen(target: Target): Promise<boolean> {
    return this.run(middleOf, target, false).then((found) => found !== null);
  }

  async untilGone(target: Target): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (await this.isSeen(target)) {
      if (Date.now() > deadline) throw new Error(`${described(target)} did not go.`);
      await pause(100);
    }
  }

  /** The chat's button is the last that a page brings to life. */
  async untilLive(): Promise<void> {
    await this.untilSeen({ css: 'button[aria-label="Chat with Peanut AI"]' });
  }

  async write(target: Target, text: string): Promise<void> {
    await this.tap(target);
    await this.browser.type(text);
  }
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
