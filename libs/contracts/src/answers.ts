import type { Cocktail } from './drinks/cocktail.js';
import type { Whiskey } from './drinks/whiskey.js';
import type { MENU_FILE } from './menu-file.js';

/* What services and the gateway answer, drinks and AI answers aside. Timestamps are ISO 8601 texts in UTC. */

export interface SpiritOption {
  id: string;
  name: string;
  isActive: boolean;
  sortOrder: number;
  createdAt: string;
}

/** A thing on the shelf: what cocktails are made of. */
export interface ShelfThing {
  id: string;
  name: string;
  isStocked: boolean;
  createdAt: string;
}

/** The menu as it was at one moment, by the number of its drinks. */
export interface RestorePoint {
  id: string;
  /** One without a name makes room for newer ones. */
  name: string | null;
  createdAt: string;
  cocktails: number;
  whiskeys: number;
}

/** A restore point with the lists as the owner got them at that moment. */
export interface RestorePointMenu extends RestorePoint {
  menu: { cocktails: Cocktail[]; whiskeys: Whiskey[] };
}

/** The whole menu as a file: the lists as the owner gets them. */
export interface MenuExport {
  format: typeof MENU_FILE.format;
  version: typeof MENU_FILE.version;
  exportedAt: string;
  cocktails: Cocktail[];
  whiskeys: Whiskey[];
  spiritOptions: SpiritOption[];
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
  'hide_unavailable',
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

/** What became of one of several changes: the answer that its own call would have had; null where that has no body. */
export interface ChangeResult {
  key: string;
  status: number;
  body: unknown;
}

/** In the order of the changes. After one that failed none is tried, and none stands here. */
export interface ChangesAnswer {
  results: ChangeResult[];
}

/** Where one picture may be sent, once and soon. */
export interface UploadAddress {
  uploadURL: string;
}

export interface Image {
  imageURL: string;
}

export interface InvalidField {
  field: string;
  message: string;
}

/** Body of every error answer, of the services and of the gateway. */
export interface ErrorBody {
  statusCode: number;
  /** Reason phrase of the status. */
  error: string;
  /** One readable sentence. */
  message: string;
  details?: InvalidField[];
  /** At the end of a stream: what was said before does not count. */
  withdrawn?: true;
  requestId: string;
}

/** What runs as a part of the product. */
export interface PartVersion {
  /** Of a front end, and of nginx's configuration, with a hash of its files, `1.0.0-3f9a…`; of any other part its package's. */
  version: string;
  /** The commit it was built from; empty when unknown. */
  revision: string;
}

/** What `GET /health` answers, with 200 once every part is ready, else with 503. */
export interface Health {
  status: 'ok' | 'unavailable';
  /** Names of the parts that are not ready. */
  notReady: string[];
  parts: Record<string, boolean>;
  /** Of the parts that told it, the one that answers included. */
  versions: Record<string, PartVersion>;
  /** For the parts that are not ready and say why. */
  problems?: Record<string, Record<string, string>>;
}
