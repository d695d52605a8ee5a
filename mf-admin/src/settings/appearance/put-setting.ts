import { ENDPOINTS, SETTINGS_PATH, type SettingKey } from '@peanut/contracts';
import { queryClient } from '@peanut/web';
import { callAsOwner } from '@peanut/editing';

/** Stores a setting, null unsets it; resolves when the page shows it. Throws ApiError for a non-OK answer. */
export async function putSetting(key: SettingKey, value: string | null): Promise<void> {
  await callAsOwner(ENDPOINTS.putSetting, { parameters: { key }, body: { value } });
  await queryClient.invalidateQueries({ queryKey: [SETTINGS_PATH, key] });
}
