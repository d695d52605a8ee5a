import { Logger } from '@nestjs/common';
import { entityTag } from '@peanut/service';
import type { Audience, ListRow } from './list-sql.js';
import { withShelf } from './with-shelf.js';

export interface ListBytes {
  bytes: Buffer;
  tag: string;
  /** The change counter it was read at. */
  changes: string;
}

export function listBytes(row: ListRow, audience: Audience): ListBytes {
  const bytes = Buffer.from(withShelf(row, audience));
  return { bytes, tag: entityTag(bytes), changes: row.changes };
}

/**
 * A visitors' list, ready to send. While the database is away, the last one is served.
 */
export class CachedList {
  private readonly logger = new Logger('CachedList');
  private latest: ListBytes | undefined;
  private running: Promise<void> | undefined;
  private queued: Promise<void> | undefined;

  constructor(
    readonly name: string,
    private readonly read: () => Promise<ListRow>,
    private readonly onChange: () => void,
  ) {}

  get current(): ListBytes | undefined {
    return this.latest;
  }

  /**
   * Resolves once a read that began after this call is done, well or not. A read under way may have begun
   * before the caller's change, so callers share the one after it.
   */
  refresh(): Promise<void> {
    if (!this.running) return this.start();
    this.queued ??= this.running.then(() => {
      this.queued = undefined;
      return this.running ?? this.start();
    });
    return this.queued;
  }

  private start(): Promise<void> {
    this.running = this.load().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async load(): Promise<void> {
    try {
      const before = this.latest;
      this.latest = listBytes(await this.read(), 'visitor');
      if (before && this.latest.changes !== before.changes) this.onChange();
    } catch (error) {
      this.logger.warn(`${this.name} could not be read anew: ${(error as Error).message}`);
    }
  }
}
