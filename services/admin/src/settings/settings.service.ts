import { Injectable } from '@nestjs/common';
import type { AdminSetting, SettingKey } from '@peanut/contracts';
import { Database } from '@peanut/service';
import type { EntityManager } from 'typeorm';

@Injectable()
export class SettingsService {
  constructor(private readonly database: Database) {}

  async get(key: SettingKey): Promise<AdminSetting> {
    const [row] = await this.database.query<{ value: string | null }>(
      'SELECT value FROM admin.admin_settings WHERE key = $1',
      [key],
    );
    return { key, value: row?.value ?? null };
  }

  put(key: SettingKey, value: string | null): Promise<AdminSetting> {
    return this.database.transaction((manager) => this.write(manager, key, value));
  }

  async write(manager: EntityManager, key: SettingKey, value: string | null): Promise<AdminSetting> {
    if (key === 'landing_page_image') await noteUseOfPicture(manager);
    await manager.query(
      `INSERT INTO admin.admin_settings (key, value) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [key, value],
    );
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
