import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LANDING_IMAGE } from '@peanut/contracts';
import { Database } from '@peanut/service';
import { DrawnPictures } from './share-pictures/drawn-pictures.js';
import { SharedDrinks } from './share-pictures/shared-drinks.js';
import { ImageStore } from './store/image-store.js';
import { Workspace } from './workspace.js';

const EVERY_MS = 60 * 60_000;
/** Longer than any upload takes. */
const ABANDONED_MS = 10 * 60_000;

/** Takes away what no page shows any more, and what killed processes left: at boot, then every hour. */
@Injectable()
export class OrphanCleanup implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('OrphanCleanup');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly store: ImageStore,
    private readonly workspace: Workspace,
    private readonly drinks: SharedDrinks,
    private readonly pictures: DrawnPictures,
  ) {}

  /** Nothing is being received here yet, so whatever is ours in the workspace is left over. */
  onApplicationBootstrap(): void {
    this.logFailure(this.workspace.clearOwn());
    this.database.onReady(() => this.logFailure(this.removeOrphans()));
    this.timer = setInterval(() => {
      this.logFailure(this.cleanUp());
      this.logFailure(this.clearDrawn());
    }, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async cleanUp(): Promise<void> {
    await this.workspace.clear(Date.now() - ABANDONED_MS);
    await this.removeOrphans();
  }

  /** Removes drawn pictures of drinks that guests do not see any more. Hourly alone: at boot the menu may not be there yet. */
  async clearDrawn(): Promise<void> {
    await this.pictures.clear(await this.drinks.ids());
  }

  /**
   * Marks first, so that a picture can no longer be chosen, then removes bytes, then the row: what fails half-way is
   * found again by the next sweep.
   */
  private async removeOrphans(): Promise<void> {
    await this.database.query(
      `UPDATE admin.images SET state = 'removed'
       WHERE state <> 'removed' AND greatest(created_at, last_used_at) < now() - make_interval(hours => $1)
         AND '/api/images/' || id IS DISTINCT FROM
           (SELECT value FROM admin.admin_settings WHERE key = 'landing_page_image')`,
      [LANDING_IMAGE.unusedHours],
    );
    const unused = await this.database.query<{ id: string }>(
      `SELECT id FROM admin.images WHERE state = 'removed'`,
    );
    for (const { id } of unused) {
      await this.store.remove(id);
      await this.database.query('DELETE FROM admin.images WHERE id = $1', [id]);
    }
    if (unused.length > 0) this.logger.log(`removed ${unused.length} unused pictures`);
  }

  private logFailure(work: Promise<void>): void {
    work.catch((error: Error) => this.logger.warn(`could not sweep, trying again later: ${error.message}`));
  }
}
