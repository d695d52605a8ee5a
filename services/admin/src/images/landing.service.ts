import { BadRequestException, Injectable } from '@nestjs/common';
import type { AdminSetting } from '@peanut/contracts';
import { Database } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../settings/settings.service.js';
import { imageIdOf, imageUrlOf } from './image-address.js';

/** The picture on the landing page. */
@Injectable()
export class LandingService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /** @throws BadRequestException for anything but the address of a picture that is stored here */
  async set(address: string): Promise<AdminSetting> {
    const id = imageIdOf(address);
    if (id === undefined) throw new BadRequestException('Image URL must be one that an upload answered');
    return this.database.transaction(async (manager) => {
      await holdStored(manager, id);
      return this.settings.write(manager, 'landing_page_image', imageUrlOf(id));
    });
  }
}

/** Keeps the sweep off until the transaction ends; it then sees a picture in use. */
async function holdStored(manager: EntityManager, id: string): Promise<void> {
  const rows: unknown[] = await manager.query(
    `SELECT 1 FROM admin.images WHERE id = $1 AND state = 'stored' FOR UPDATE`,
    [id],
  );
  if (rows.length === 0) throw new BadRequestException('There is no uploaded picture at this Image URL');
  await manager.query('UPDATE admin.images SET last_used_at = now() WHERE id = $1', [id]);
}
