import { Injectable } from '@nestjs/common';
import type { AdminSetting, SettingKey } from '@peanut/contracts';
import { InjectRepository } from '@nestjs/typeorm';
import { Database } from '@peanut/service';
import type { EntityManager, Repository } from 'typeorm';
import { SettingEntity } from '../database/setting.entity.js';

@Injectable()
export class SettingsService {
  constructor(
    private readonly database: Database,
    @InjectRepository(SettingEntity) private readonly settings: Repository<SettingEntity>,
  ) {}

  async get(key: SettingKey): Promise<AdminSetting> {
    const row = await this.database.run(() => this.settings.findOneBy({ key }));
    return { key, value: row?.value ?? null };
  }

  put(key: SettingKey, value: string | null): Promise<AdminSetting> {
    return this.database.transaction((manager) => this.write(manager, key, value));
  }

  async write(manager: EntityManager, key: SettingKey, value: string | null): Promise<AdminSetting> {
    if (key === 'landing_page_image') await noteUseOfPicture(manager);
    await manager.withRepository(this.settings).upsert({ key, value, updatedAt: () => 'now()' }, ['key']);
    return { key, value };
  }
}

/** The picture that is about to be replaced was in use until now, which puts off its removal. */
async function noteUseOfPicture(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE admin.images SET last_used_at = now() WHERE '/api/images/' || id =
       (SELECT value FROM admin.admin_settings WHERE key = 'landing_page_image')`,
  );
}
