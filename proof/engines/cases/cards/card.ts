import { cutOut, greyOf, shadeOf, type Area, type Grey } from '../../pictures.js';
import { pause, type Visit } from '../../visit.js';
import { laidFlat } from './leaf.js';

/** Where each frame is marked. */
const MARK = { left: 2, top: 2, width: 4, height: 4 };

export type Side = 'front' | 'back';

/** Longer than a turn with what follows it, in milliseconds. */
const TURNED = 1_000;
/** One tenth of the turn in flip-card.css. */
export const TENTH = 64;

declare global {
  interface Window {
    /** What moves the judged card, held by the test. */
    held?: Animation[];
  }
}

/** One drink's card, in a list or a row, as its pictures show it. The pointer and the focus are elsewhere. */
export class Card {
  readonly visit: Visit;
  #shade = 0;

  private constructor(visit: Visit) {
    this.visit = visit;
  }

  /** Brings it to the top of the view. */
  static async called(visit: Visit, name: string): Promise<Card> {
    const card = new Card(visit);
    for (;;) {
      await visit.until(`the card of ${name}`, findCard, name);
      const { top } = await card.#box();
      // A row that was opened is on its way into sight for a while.
      await pause(1_500);
      if ((await card.#box()).top === top) return card;
    }
  }

  async side(): Promise<Side> {
    const isFlipped = await this.visit.run(
      () => document.querySelector<HTMLElement>('[data-judged]')?.dataset['flipped'],
    );
    return isFlipped === 'true' ? 'back' : 'front';
  }

  /** As it shows now. */
  async picture(): Promise<Buffer> {
    const view = await this.view();
    return cutOut(view, await this.#box());
  }

  /** What a face looks like that lies flat and alone. */
  async flat(side: Side): Promise<Buffer> {
    await this.visit.run(layFlat, side);
    const picture = await this.picture();
    await this.visit.run(() => void document.adoptedStyleSheets.pop());
    return picture;
  }

  /** Presses its button, and does not wait. */
  turn(): Promise<void> {
    return this.visit.run(pressTurn);
  }

  /** Turns it over and waits. */
  async turnOver(): Promise<void> {
    await this.turn();
    await pause(TURNED);
    await this.visit.until('the end of the turn', () =>
      Boolean(document.querySelector('[data-judged][data-turning="false"]')),
    );
  }

  /** Begins a turn and holds it, as long as it takes. */
  async beginHeldTurn(): Promise<void> {
    await this.visit.run(holdTurn);
    await pause(TURNED);
    await this.visit.run(() => document.querySelector('[data-judged]')?.setAttribute('data-turning', 'true'));
  }

  /** The held turn after so many milliseconds: what shows, by the angle at which it stands, laid flat. */
  async heldAt(time: number): Promise<{ side: Side; angle: number; face: Grey }> {
    const leaf = await this.visit.run(setTime, time);
    const side = Math.cos(leaf) > 0 ? 'front' : 'back';
    const angle = side === 'front' ? leaf : leaf - Math.PI;
    const view = await greyOf(await this.view());
    return { side, angle, face: laidFlat(view, await this.#box(), angle) };
  }

  /** Where it is now: a turn may move the page. */
  #box(): Promise<Area> {
    return this.visit.until('the card', boxOfJudged);
  }

  async letGo(): Promise<void> {
    await this.visit.run(() => {
      for (const animation of window.held ?? []) animation.finish();
      document.querySelector('[data-judged]')?.setAttribute('data-turning', 'false');
    });
  }

  /** The view, once it has come to the screen and nothing changes in it. */
  async view(): Promise<Buffer> {
    const { browser } = this.visit;
    this.#shade = (this.#shade + 40) % 240;
    await this.visit.run(markFrame, this.#shade);
    for (let before = await browser.picture(), tries = 0; ; tries += 1) {
      await pause(50);
      const now = await browser.picture();
      if (now.equals(before) && Math.abs((await shadeOf(now, MARK)) - this.#shade) < 4) return now;
      if (tries > 100) throw new Error('The view does not come to rest.');
      before = now;
    }
  }
}

/* What follows runs in the page. */

function findCard(name: string): boolean {
  document.querySelector('[data-judged]')?.removeAttribute('data-judged');
  const card = [...document.querySelectorAll('.flip-card')].find((one) =>
    one.querySelector(`[aria-label$=" for ${name}"]`),
  );
  if (!card) return false;
  card.setAttribute('data-judged', '');
  // What lies over a page is not the card's.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('header, nav, aside, .find-bar { visibility: hidden !important }');
  document.adoptedStyleSheets = [sheet];
  window.scrollBy({ top: card.getBoundingClientRect().top - 110, behavior: 'instant' });
  return true;
}

function boxOfJudged(): Area | undefined {
  const card = document.querySelector('[data-judged]');
  if (!card) return undefined;
  const { left, top, width, height } = card.getBoundingClientRect();
  return { left, top, width, height };
}

/** A square in the corner, of a grey that tells this frame from the one before. */
function markFrame(shade: number): void {
  (document.activeElement as HTMLElement | null)?.blur();
  const mark = document.querySelector<HTMLElement>('#mark') ?? document.createElement('div');
  mark.id = 'mark';
  Object.assign(mark.style, {
    position: 'fixed',
    zIndex: '99',
    width: '8px',
    height: '8px',
    left: '0',
    top: '0',
  });
  Object.assign(mark.style, { forcedColorAdjust: 'none', background: `rgb(${shade} ${shade} ${shade})` });
  document.body.append(mark);
}

function layFlat(side: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-judged], [data-judged] * { transition: none !important }
    [data-judged] { perspective: none !important }
    [data-judged] .flip-card-leaf, [data-judged] .flip-card-face { transform: none !important }
    [data-judged] .flip-card-face { display: none !important; opacity: 1 !important }
    [data-judged] .flip-card-${side} { display: ${side === 'front' ? 'block' : 'flex'} !important }`);
  document.adoptedStyleSheets.push(sheet);
}

function pressTurn(): void {
  document
    .querySelector<HTMLElement>(
      '[data-judged] .flip-card-face:not([inert]) .card-button:not([aria-label^="Share"])',
    )
    ?.click();
}

async function holdTurn(): Promise<void> {
  const card = document.querySelector('[data-judged]');
  const button = card?.querySelector<HTMLElement>(
    '.flip-card-face:not([inert]) .card-button:not([aria-label^="Share"])',
  );
  button?.click();
  // React has drawn it then, and no frame has come yet.
  await new Promise((resolve) => setTimeout(resolve));
  window.held = card?.getAnimations({ subtree: true }) ?? [];
  for (const animation of window.held) animation.pause();
  if (window.held.length === 0) throw new Error('Nothing turns.');
}

function setTime(time: number): number {
  for (const animation of window.held ?? []) animation.currentTime = time;
  const leaf = document.querySelector('[data-judged] .flip-card-leaf');
  const { m11, m13 } = new DOMMatrix(leaf ? getComputedStyle(leaf).transform : '');
  return Math.atan2(-m13, m11);
}
