import { SETTINGS_PATH, type AdminSetting, type SettingKey } from '@peanut/contracts';
import { queryClient } from '@peanut/web';

/** Id of the style element with the rules that the prerendered page needs. */
export const FIRST_STYLES = 'first-styles';

/** What the bar answers, by address: `/api/pages`, `/api/admin/settings/bar_name` … */
export type Reads = Record<string, unknown>;

const SETTING = `${SETTINGS_PATH}/`;

/** Puts an answer into the query cache, already stale. */
export function seedQuery(url: string, answer: unknown): void {
  const isSetting = url.startsWith(SETTING);
  const key = isSetting ? [SETTINGS_PATH, url.slice(SETTING.length)] : [url];
  const data = isSetting ? (answer as AdminSetting).value : answer;
  queryClient.setQueryData(key, data, { updatedAt: 0 });
}

/** The setting's value, where it is known and set. */
export const settingIn = (reads: Reads, key: SettingKey): string | null =>
  (reads[SETTING + key] as AdminSetting | undefined)?.value ?? null;
