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

/** The password was right; the session came as a cookie. */
export interface Verified {
  verified: true;
}

export interface Changed {
  changed: true;
}

/** Where one picture may be sent, once and soon. */
export interface UploadAddress {
  uploadURL: string;
}

export interface Image {
  imageURL: string;
}
