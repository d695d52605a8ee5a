import { statfs } from 'node:fs/promises';
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { PartVersion } from '@peanut/contracts';
import type { Response } from 'express';
import { Public } from './session/admin.guard.js';

/** A part a service needs before it can answer. */
export interface ReadyCheck {
  name: string;
  /** Resolves when the part is ready; rejects with a sentence when not. */
  check(): Promise<void>;
}

export interface Readiness extends PartVersion {
  ready: boolean;
  /** Each part: `ready`, or why it is not. */
  parts: Record<string, string>;
}

/** What `/health/ready` says; both it and `/health/live` tell the version. */
export class ServiceHealth {
  private readonly checks: ReadyCheck[] = [];
  private stopping = false;
  private closing = false;
  private readonly stopListeners: (() => void)[] = [];

  constructor(readonly version: PartVersion) {}

  add(check: ReadyCheck): void {
    this.checks.push(check);
  }

  /** From here on the service says it is not ready, so that nothing new is sent to it. */
  stop(): void {
    this.stopping = true;
    for (const listener of this.stopListeners) listener();
  }

  /** Calls back when the service begins to stop: answers without an end have to end. */
  onStop(listener: () => void): void {
    this.stopListeners.push(listener);
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** From here on each answer closes its connection: no new ones are taken. */
  closeConnections(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  async readiness(): Promise<Readiness> {
    const results = await Promise.all(
      this.checks.map(async (part) => [part.name, await verdict(part)] as const),
    );
    const parts: Record<string, string> = Object.fromEntries(results);
    if (this.stopping) parts['process'] = 'stopping';
    return { ready: Object.values(parts).every((state) => state === 'ready'), parts, ...this.version };
  }
}

async function verdict(part: ReadyCheck): Promise<string> {
  try {
    await part.check();
    return 'ready';
  } catch (error) {
    return (error as Error).message;
  }
}

@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly health: ServiceHealth) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { live: true } & PartVersion {
    return { live: true, ...this.health.version };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.readiness();
    response.status(readiness.ready ? 200 : 503);
    return readiness;
  }
}

/** Bytes: a few of a database's pages. */
const LEAST_ROOM = 64 * 1024;

/** Not ready while the disk that holds the folder is full; a folder that does not exist yet is no fault. */
export function diskCheck(folder: string): ReadyCheck {
  return {
    name: 'disk',
    async check() {
      const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
      if (bavail * bsize < LEAST_ROOM) throw new Error('full');
    },
  };
}
