import { queryClient } from '../../query/query-client';
import type { Item, PendingChange } from '../staging/pending-change';
import { applyChange } from '../staging/staged-list';
import { listUrl, type SentChange } from './send-change';

/** Shows an applied change in the cached list at once, so that no card falls back to its old face until the refetch. */
export function showInList(change: PendingChange, sent: SentChange): void {
  void queryClient.cancelQueries({ queryKey: [listUrl(change.entityType)] });
  queryClient.setQueryData<Item[]>([listUrl(change.entityType)], (items) =>
    items ? after(items, change, sent) : undefined,
  );
}

function after(items: Item[], change: PendingChange, sent: SentChange): Item[] {
  if (sent.list) return sent.list;
  if (change.type === 'delete') return items.filter((item) => item.id !== change.itemId);
  const flagged = items.map((item) => ({ ...item, staged: { isMoved: false } }));
  return applyChange(flagged, change).map(({ staged, ...item }) =>
    item.id === sent.item?.id ? sent.item : item,
  );
}
