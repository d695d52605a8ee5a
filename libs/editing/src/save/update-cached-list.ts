import { queryClient } from '@peanut/web';
import { listKey, type SentChange } from '../calls/drink-calls';
import { applyChange, unstaged } from '../preview/staged-list';
import type { Item, PendingChange } from '../record/pending-change';

/** Shows an applied change in the cached list at once, so that no card falls back to its old face until the refetch. */
export function updateCachedList(change: PendingChange, sent: SentChange): void {
  void queryClient.cancelQueries({ queryKey: listKey(change.entityType) });
  queryClient.setQueryData<Item[]>(listKey(change.entityType), (items) =>
    items ? after(items, change, sent) : undefined,
  );
}

function after(items: Item[], change: PendingChange, sent: SentChange): Item[] {
  if (sent.list) return sent.list;
  if (change.type === 'delete') return items.filter((item) => item.id !== change.itemId);
  return applyChange(items.map(unstaged), change).map(({ staged, ...item }) =>
    item.id === sent.item?.id ? sent.item : item,
  );
}
