import type { PartVersion } from '@peanut/contracts';

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

  constructor(readonly version: PartVersion) {}

  add(check: ReadyCheck): void {
    this.checks.push(check);
  }

  /** From here on the service says it is not ready, so that nothing new is sent to it. */
  stop(): void {
    this.stopping = true;
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
