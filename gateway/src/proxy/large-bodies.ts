import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from '../edge/exchange.js';
import { LARGE_BODIES } from '../edge/limits.js';

const { bytes: LARGE, atOnce: AT_ONCE, every: EVERY, mostWaiting: MOST_WAITING } = LARGE_BODIES;

function isLarge({ headers }: Exchange['req']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) >= LARGE;
}

/** Lets one address send so many large bodies as leave the services time for everybody else. */
export class LargeBodies {
  /** By address: when the last body that was let in would have come at the steady pace. */
  private readonly paces = new Map<string, number>();

  /** Waits until it is the request's turn, unread; false when too many of its address wait. */
  async admit({ req, client: { address } }: Exchange): Promise<boolean> {
    if (!isLarge(req)) return true;
    const now = performance.now();
    const pace = Math.max(this.paces.get(address) ?? now, now);
    const wait = pace - now - AT_ONCE * EVERY;
    if (wait > MOST_WAITING * EVERY) return false;
    if (!this.paces.has(address)) this.forgetIdle(now);
    this.paces.set(address, pace + EVERY);
    if (wait > 0) await sleep(wait);
    return true;
  }

  private forgetIdle(now: number): void {
    for (const [address, pace] of this.paces) if (pace <= now) this.paces.delete(address);
  }
}
