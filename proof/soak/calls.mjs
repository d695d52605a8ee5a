import { setTimeout as sleep } from 'node:timers/promises';

/** How often a busy product is asked again, and after how many ms when it does not say. */
const MOST_TRIES = 10;
const PAUSE = 1_000;
/** For what hangs: no answer of the product takes half as long. */
const ANSWER_WITHIN = 60_000;

const BUSY = [429, 503];

/** Calls of the product, counted and timed by kind. */
export class Calls {
  constructor({ baseUrl }) {
    Object.assign(this, { baseUrl, counts: new Map(), recent: new Map(), busy: 0, errors: [] });
  }

  /**
   * Asks until the product is not busy. Gives the answer with its `text`, or nothing when it is none of `expect`, which is
   * then one of the `errors`.
   */
  async ask(kind, path, { expect = [200], method = 'GET', ...options } = {}) {
    try {
      const answer = await this.untilNotBusy(kind, path, { method, ...options });
      if (expect.includes(answer.status)) return answer;
      this.errors.push(`${kind}: ${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    } catch (error) {
      this.errors.push(`${kind}: ${method} ${path}: ${error.cause?.message ?? error.message}`);
    }
    return undefined;
  }

  async untilNotBusy(kind, path, options) {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.once(kind, path, options);
      if (!BUSY.includes(answer.status) || tries === MOST_TRIES) return answer;
      this.busy += 1;
      await sleep(Number(answer.headers.get('Retry-After')) * 1_000 || PAUSE);
    }
  }

  async once(kind, path, options) {
    const started = performance.now();
    const signal = AbortSignal.timeout(ANSWER_WITHIN);
    const answer = await fetch(this.baseUrl + path, { ...options, signal });
    const text = await answer.text();
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.recent.set(kind, [...(this.recent.get(kind) ?? []), performance.now() - started]);
    return { status: answer.status, headers: answer.headers, text };
  }

  /** The times in ms of each kind's calls since this was asked last. */
  takeTimes() {
    const { recent } = this;
    this.recent = new Map();
    return recent;
  }
}

/** Works again and again, with a pause of so many ms, until `isOver()`. */
export async function repeat(pause, isOver, work) {
  for (let round = 0; !isOver(); round += 1) {
    await work(round);
    await sleep(pause);
  }
}
