import { ENDPOINTS, type Whiskey } from '@peanut/contracts';
import { queryClient } from '@peanut/web';
import { holdLists } from '@peanut/web/internal';
import { v4 as uuid } from 'uuid';
import { callAsOwner, freshKey, readList } from '../calls/drink-calls';
import { numberFromOne } from '../order/whiskey-order';
import type { ReorderChange } from '../record/pending-change';
import { changeStaging } from '../record/staging-store';
import { pushUndo } from '../stage/stage';

const KEY = [ENDPOINTS.listWhiskeys.path];

/** The flight changed since it was shown. The cached list is up to date again. */
export class FlightChangedError extends Error {
  override readonly name = 'FlightChangedError';

  constructor() {
    super(
      'Somebody else changed the flight meanwhile. Look at it as it is now, then move the whiskey again.',
    );
  }
}

/** Moves are sent one after the other, each made on the order that the one before it left. */
let lastMove: Promise<void> = Promise.resolve();
let movesUnderWay = 0;

/**
 * Gives the flight a new order at once: numbers 1..n in the cached list, then at the service; the order can be undone.
 * Ids that are only staged are left out: the service does not know them. When it fails the old order comes back, and
 * the error is thrown. Gives the id of its entry in the undo history.
 */
export async function reorderWhiskeysNow(orderedIds: readonly string[]): Promise<string | undefined> {
  const before = queryClient.getQueryData<Whiskey[]>(KEY) ?? [];
  const known = new Map(before.map((whiskey) => [whiskey.id, whiskey]));
  const named = orderedIds.flatMap((id) => known.get(id) ?? []);
  const rest = before.filter(({ id }) => !orderedIds.includes(id));
  void queryClient.cancelQueries({ queryKey: KEY });
  queryClient.setQueryData<Whiskey[]>(KEY, numberFromOne([...named, ...rest]));
  const ids = named.map(({ id }) => id);
  const move = holdLists(() => lastMove.then(() => sendOrder(ids, before)));
  lastMove = move.catch(() => undefined);
  movesUnderWay += 1;
  try {
    await move;
  } finally {
    movesUnderWay -= 1;
  }
  const { undo } = await changeStaging((record) => ({
    ...record,
    undo: pushUndo(record.undo, orderChange(ids, before), 0),
  }));
  return undo[0]?.id;
}

async function sendOrder(ids: string[], before: Whiskey[]): Promise<void> {
  try {
    await requireSameOrder(before);
    const list = await callAsOwner(ENDPOINTS.reorderWhiskeys, { body: { ids }, headers: freshKey() });
    // With another move waiting, the list on screen is ahead of this answer.
    if (movesUnderWay === 1) queryClient.setQueryData(KEY, list);
  } catch (error) {
    if (!(error instanceof FlightChangedError)) queryClient.setQueryData(KEY, before);
    throw error;
  }
}

/** An order carries no version: one that was made on an old list would undo somebody else's work unseen. */
async function requireSameOrder(before: readonly Whiskey[]): Promise<void> {
  const current = await readList('whiskey');
  if (current.map(({ id }) => id).join() === before.map(({ id }) => id).join()) return;
  queryClient.setQueryData(KEY, current);
  throw new FlightChangedError();
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
