import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Count } from './counter-store.js';

function isCount(value: unknown): value is Count {
  const { taken, endsAt } = (value ?? {}) as Partial<Count>;
  return Number.isFinite(taken) && Number.isFinite(endsAt);
}

function countsIn(text: string): [string, Count][] {
  const entries = Object.entries(JSON.parse(text) as object) as [string, unknown][];
  return entries.filter((entry): entry is [string, Count] => isCount(entry[1]));
}

/**
 * Counts on disk, so that a restart forgets none. It is written as fast as the disk takes it and always whole; what is
 * counted while it is being written comes with the next writing. A disk that takes nothing costs a line in the log.
 */
export class CountsFile implements OnApplicationShutdown {
  private readonly logger = new Logger('CountsFile');
  private latest: ReadonlyMap<string, Count> | undefined;
  private writing: Promise<void> | undefined;
  private hasFailed = false;

  /** @param path without one nothing is stored */
  constructor(private readonly path: string | undefined) {}

  read(): [string, Count][] {
    if (this.path === undefined) return [];
    try {
      return countsIn(readFileSync(this.path, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.warn('read, counting begins anew', error);
      return [];
    }
  }

  write(counts: ReadonlyMap<string, Count>): void {
    if (this.path === undefined) return;
    this.latest = counts;
    this.writing ??= this.writeAll(this.path).finally(() => (this.writing = undefined));
  }

  /** Waits for what is being written. */
  async onApplicationShutdown(): Promise<void> {
    await this.writing;
  }

  private async writeAll(path: string): Promise<void> {
    while (this.latest) {
      const text = JSON.stringify(Object.fromEntries(this.latest));
      this.latest = undefined;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(`${path}.new`, text, { mode: 0o600, flush: true });
        await rename(`${path}.new`, path);
        this.hasFailed = false;
      } catch (error) {
        this.warn('written, a restart would forget them', error);
      }
    }
  }

  private warn(what: string, error: unknown): void {
    if (!this.hasFailed) this.logger.warn(`the day's counts cannot be ${what}: ${(error as Error).message}`);
    this.hasFailed = true;
  }
}
