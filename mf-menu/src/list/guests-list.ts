import { asGuestsGet, isPourable } from '@peanut/contracts';
import { useSetting, type ListState } from '@peanut/web';
import { useMemo } from 'react';

/** What says whether guests see a drink. */
export interface Listed {
  isVisible: boolean;
  isAvailable: boolean;
  missing?: string[];
}

/**
 * The list as guests see it, also for a session until it enters admin mode: without hidden drinks and, where the owner says
 * so, without those that are out of stock. Until that is known, a list with some of these counts as on its way: a card that is taken away again would be a jump.
 */
export function useGuestsList<T extends Listed>(list: ListState<T>): ListState<T> {
  const setting = useSetting('hide_unavailable');
  const isKnown = setting.status === 'ready';
  const isHiding = isKnown && setting.value === 'true';
  const all = list.status === 'ready' ? list.items : undefined;
  const visible = useMemo(() => all?.filter(({ isVisible }) => isVisible).map(asGuestsGet) ?? [], [all]);
  const items = useMemo(() => (isHiding ? visible.filter(isPourable) : visible), [visible, isHiding]);
  if (list.status !== 'ready') return list;
  return isKnown || visible.every(isPourable) ? { ...list, items } : { status: 'loading' };
}
