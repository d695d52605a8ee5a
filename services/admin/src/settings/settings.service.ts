import { Injectable } from '@nestjs/common';
import type { AdminSetting, SettingKey } from '@peanut/contracts';
import { Database } from '@peanut/service';

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

  async put(key: SettingKey, value: string | null): Promise<AdminSetting> {
    await this.database.query(
      `INSERT INTO admin.admin_settings (key, value) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [key, value],
    );
    return { key, value };
  }
}
