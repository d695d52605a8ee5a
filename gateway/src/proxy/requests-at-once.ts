import type { Exchange } from '../edge/exchange.js';
import { isThisMachine } from '../edge/public-origin.js';

/** Counts the requests of each address that are not answered yet. */
export class RequestsAtOnce {
  private readonly running = new Map<string, number>();

  /** @param most that one address may have at a time */
  constructor(private readonly most: number) {}

  /** Counts the request until its answer is out; false when its address has too many. */
  admit({ client: { address }, res }: Exchange): boolean {
    if (isThisMachine(address)) return true;
    const count = this.running.get(address) ?? 0;
    if (count >= this.most) return false;
    this.running.set(address, count + 1);
    res.once('close', () => this.leave(address));
    return true;
  }

  private leave(address: string): void {
    const left = (this.running.get(address) ?? 1) - 1;
    if (left > 0) this.running.set(address, left);
    else this.running.delete(address);
  }
}
