import { DEFAULT_BAR, type SettingKey } from '@peanut/contracts';
import { settingProblem } from '@peanut/contracts/requests';

/** The accent of tokens.css, where the owner chose none. */
export const DEFAULT_ACCENT = '#e2a64f';

export const APPEARANCE_KEYS = [
  'bar_name',
  'bar_subtitle',
  'accent_color',
  'clear_undo_after_save',
] as const satisfies SettingKey[];
export type AppearanceKey = (typeof APPEARANCE_KEYS)[number];

/** What the fields show. */
export type AppearanceValues = Record<AppearanceKey, string>;

/** What a setting shows that has no value. */
export const BUILT_IN: AppearanceValues = {
  bar_name: DEFAULT_BAR.name,
  bar_subtitle: DEFAULT_BAR.subtitle,
  accent_color: DEFAULT_ACCENT,
  clear_undo_after_save: 'false',
};

/** The value that is stored for what a field holds: nothing at all goes back to the built-in one. */
export function storedValue(key: AppearanceKey, text: string): string | null {
  const value = text.trim();
  const isDefaultAccent = key === 'accent_color' && value.toLowerCase() === DEFAULT_ACCENT;
  return value === '' || isDefaultAccent ? null : value;
}

/** The settings whose fields were changed. */
export const changedKeys = (shown: AppearanceValues, edited: Partial<AppearanceValues>): AppearanceKey[] =>
  APPEARANCE_KEYS.filter((key) => edited[key] !== undefined && edited[key] !== shown[key]);

/** What the service would refuse, by the rules it checks with. */
export const appearanceProblem = (key: AppearanceKey, text: string): string | undefined =>
  settingProblem(key, storedValue(key, text));
