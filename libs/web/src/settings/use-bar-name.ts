import { DEFAULT_BAR } from '@peanut/contracts';
import { useSetting } from './use-setting';

/** What the bar is called. */
export function useBarName(): string {
  const setting = useSetting('bar_name');
  return (setting.status === 'ready' && setting.value) || DEFAULT_BAR.name;
}
