import { API, ENDPOINTS, type SettingKey } from '@peanut/contracts';
import { call, queryClient } from '@peanut/web';

/** Stores a setting, null unsets it; resolves when the page shows it. Throws ApiError for a non-OK answer. */
export async function putSetting(key: SettingKey, value: string | null): Promise<void> {
  await call(ENDPOINTS.putSetting, { parameters: { key }, body: { value } });
  await queryClient.invalidateQueries({ queryKey: [API.adminSettings, key] });
}
