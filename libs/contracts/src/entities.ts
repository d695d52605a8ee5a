/** Response shapes of the services besides the drinks'. Timestamps are ISO 8601 texts in UTC. */

export interface SpiritOption {
  id: string;
  name: string;
  isActive: boolean;
  sortOrder: number;
  createdAt: string;
}

export interface Page {
  id: string;
  title: string;
  path: string;
  icon: string;
  description: string | null;
  isEnabled: boolean;
  sortOrder: number;
  createdAt: string;
  updatedAt: string;
}

export const SETTING_KEYS = [
  'bar_name',
  'bar_subtitle',
  'accent_color',
  'clear_undo_after_save',
  'landing_page_image',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

export interface AdminSetting {
  key: SettingKey;
  value: string | null;
}

export type AdminSession = { active: true; expiresAt: string } | { active: false };
