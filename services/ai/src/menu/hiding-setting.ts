import { Logger } from '@nestjs/common';
import { addressOf, ENDPOINTS, type AdminSetting } from '@peanut/contracts';

/** As the copy of the menu. */
const FRESH_MS = 2_000;
/** An admin service that is away must not keep guests waiting for the bartender. */
const TIMEOUT_MS = 1_000;

/** Whether guests' pages leave out what is out of stock. */
export class HidingSetting {
  private readonly logger = new Logger('HidingSetting');
  private readonly address: string;
  /** What was said last; until the admin service has answered once, what pages go by that cannot read it. */
  private isHiding = false;
  private freshUntil = 0;
  private pending: Promise<void> | undefined;

  /** @param adminUrl base address of the admin service */
  constructor(adminUrl: string) {
    this.address = new URL(addressOf(ENDPOINTS.readSetting, { key: 'hide_unavailable' }), adminUrl).href;
  }

  async isOn(): Promise<boolean> {
    if (performance.now() >= this.freshUntil) {
      this.pending ??= this.ask().finally(() => (this.pending = undefined));
      await this.pending;
    }
    return this.isHiding;
  }

  private async ask(): Promise<void> {
    try {
      const response = await fetch(this.address, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The admin service answered ${response.status}`);
      this.isHiding = ((await response.json()) as AdminSetting).value === 'true';
    } catch (error) {
      this.logger.warn(`hide_unavailable could not be read: ${(error as Error).message}`);
    }
    this.freshUntil = performance.now() + FRESH_MS;
  }
}
