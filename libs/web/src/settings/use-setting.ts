import { ENDPOINTS, SETTINGS_PATH, type SettingKey } from '@peanut/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/request';

export type SettingState = { status: 'loading' } | { status: 'ready'; value: string | null };

/** Reads one setting. Throws 'Failed to fetch image setting' for the landing picture, the status otherwise. */
export async function fetchSetting(key: SettingKey, signal?: AbortSignal): Promise<string | null> {
  try {
    return (await call(ENDPOINTS.readSetting, { parameters: { key }, ...(signal && { signal }) })).value;
  } catch (error) {
    if (key === 'landing_page_image' && error instanceof ApiError) {
      throw new Error('Failed to fetch image setting', { cause: error });
    }
    throw error;
  }
}

/** A stored setting; one that cannot be read counts as not set, so the built-in value applies. */
export function useSetting(key: SettingKey): SettingState {
  const { data, failureCount } = useQuery({
    queryKey: [SETTINGS_PATH, key],
    queryFn: ({ signal }) => fetchSetting(key, signal),
  });
  if (data !== undefined) return { status: 'ready', value: data };
  return failureCount > 0 ? { status: 'ready', value: null } : { status: 'loading' };
}
