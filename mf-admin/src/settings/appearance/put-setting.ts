import { API, type SettingKey } from '@peanut/contracts';
import { queryClient, write } from '@peanut/web';

/** Stores a setting, null unsets it; resolves when the page shows it. Throws ApiError for a non-OK answer. */
export async function putSetting(key: SettingKey, value: string | null): Promise<void> {
  await write('PUT', `${API.adminSettings}/${key}`, { value });
  await queryClient.invalidateQueries({ queryKey: [API.adminSettings, key] });
}
