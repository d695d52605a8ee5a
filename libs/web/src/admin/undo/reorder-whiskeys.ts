import { API, type Whiskey } from '@peanut/contracts';
import { v4 as uuid } from 'uuid';
import { write } from '../../api/write';
import { queryClient } from '../../query/query-client';
import { pushUndo } from '../save/record-outcome';
import { numberFromOne } from '../staging/flight-order';
import type { ReorderChange } from '../staging/pending-change';
import { changeStaging } from '../staging/staging-store';

const KEY = [API.whiskeys];

/**
 * Gives the flight a new order at once: numbers 1..n in the cached list, then at the service; the order can be undone.
 * Ids that are only staged are left out: the service does not know them. When it fails the old order comes back, and
 * the error is thrown.
 */
export async function reorderWhiskeysNow(orderedIds: readonly string[]): Promise<void> {
  const before = queryClient.getQueryData<Whiskey[]>(KEY) ?? [];
  const known = new Map(before.map((whiskey) => [whiskey.id, whiskey]));
  const named = orderedIds.flatMap((id) => known.get(id) ?? []);
  const rest = before.filter(({ id }) => !orderedIds.includes(id));
  const ids = named.map(({ id }) => id);
  await queryClient.cancelQueries({ queryKey: KEY });
  queryClient.setQueryData<Whiskey[]>(KEY, numberFromOne([...named, ...rest]));
  try {
    await write('POST', `${API.whiskeys}/reorder`, { ids }, { headers: { 'Idempotency-Key': uuid() } });
  } catch (error) {
    queryClient.setQueryData(KEY, before);
    throw error;
  }
  await changeStaging((record) => ({
    ...record,
    undo: pushUndo(record.undo, orderChange(ids, before), 0),
  }));
}

function orderChange(ids: string[], before: readonly Whiskey[]): ReorderChange {
  return {
    id: uuid(),
    timestamp: Date.now(),
    type: 'reorder',
    entityType: 'whiskey',
    description: 'Reorder whiskeys',
    isSent: true,
    data: { orderedIds: ids },
    undoData: { orderedIds: before.map(({ id }) => id) },
  };
}
