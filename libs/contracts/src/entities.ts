/** Response shapes of the menu service. Timestamps are ISO 8601 texts in UTC. */

export interface Cocktail {
  /** uuid, made by the client or the server. */
  id: string;
  name: string;
  /** Name of a spirit option. */
  spirit: string;
  description: string;
  ingredients: string[];
  glass: string;
  ice: string;
  smoke: string | null;
  prep: string;
  isVisible: boolean;
  isAvailable: boolean;
  sortOrder: number;
  /** Raised by every PATCH of the item itself, from 1; sent back as `If-Match`. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface Whiskey {
  id: string;
  /** Place in the flight, unique, from 1. */
  number: number;
  name: string;
  /** Free text: bourbon, rye, single malt … */
  spirit: string;
  /** US degrees proof. */
  proof: number;
  profile: string;
  notes: string;
  water: string;
  rest: string;
  rationale: string;
  isVisible: boolean;
  isAvailable: boolean;
  sortOrder: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The two kinds of drinks on the menu, by the name that paths and staged changes use. */
export interface Drinks {
  cocktail: Cocktail;
  whiskey: Whiskey;
}
export type EntityType = keyof Drinks;

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
