import { DEFAULT_BAR, type SettingKey } from '@peanut/contracts';
import { settingProblem } from '@peanut/contracts/requests';
import { DEFAULT_ACCENT } from '@peanut/ui';
import type { Problem } from '../../form/problems';

/** What the fields hold. */
export interface AppearanceValues {
  bar_name: string;
  bar_subtitle: string;
  accent_color: string;
  clear_undo_after_save: boolean;
}
type AppearanceKey = keyof AppearanceValues & SettingKey;

/** Settings as they are stored; null is the built-in value. */
export type AppearanceInput = Partial<Record<AppearanceKey, string | null>>;

/** What the fields show of the stored settings. */
export const shownSettings = (stored: AppearanceInput): AppearanceValues => ({
  bar_name: stored.bar_name || DEFAULT_BAR.name,
  bar_subtitle: stored.bar_subtitle || DEFAULT_BAR.subtitle,
  accent_color: stored.accent_color || DEFAULT_ACCENT,
  clear_undo_after_save: stored.clear_undo_after_save === 'true',
});

/** The settings whose fields were changed. */
export function changedSettings(values: AppearanceValues, initial: AppearanceValues): AppearanceInput {
  const keys = Object.keys(values) as AppearanceKey[];
  const changed = keys.filter((key) => values[key] !== initial[key]);
  return Object.fromEntries(changed.map((key) => [key, storedValue(key, values[key])]));
}

/** The value that is stored for what a field holds: nothing at all goes back to the built-in one. */
function storedValue(key: AppearanceKey, value: string | boolean): string | null {
  const text = String(value).trim();
  const isDefaultAccent = key === 'accent_color' && text.toLowerCase() === DEFAULT_ACCENT;
  return text === '' || isDefaultAccent ? null : text;
}

/** What the service would refuse, by the rules it checks with. */
export function appearanceProblems(input: AppearanceInput): Problem[] {
  const keys = Object.keys(input) as AppearanceKey[];
  return keys.flatMap((field) => {
    const message = settingProblem(field, input[field] ?? null);
    return message ? [{ field, message, isMissing: false }] : [];
  });
}
