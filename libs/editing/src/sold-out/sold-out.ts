import { ApiError, queryClient, rereadLists, showToast } from '@peanut/web';
import { callAsOwner, freshKey, listKey } from '../calls/drink-calls';
import { waitsForNetwork } from '../calls/waits-for-network';
import { DRINK_CALLS, type EntityType, type Item } from '../record/pending-change';
import { changeStaging } from '../record/staging-store';
import { withFlagSent } from './with-flag-sent';

/** What a card knows of its drink. */
type Marked = Pick<Item, 'id' | 'name' | 'version' | 'isAvailable'> & { missing?: string[] };

interface Mark {
  /** What the list said before the first of those that follow each other. */
  before: boolean;
  sending: Promise<{ item: Item; isOwn: boolean }>;
}

/** The newest mark of each drink whose answer has not come yet. */
const underWay = new Map<string, Mark>();

/**
 * Marks a drink sold out, or in stock again: in the list on screen, then at the service, and says how it went. It is never
 * staged, and what is staged for the drink stays.
 */
export async function markAvailable(
  entityType: EntityType,
  drink: Marked,
  isAvailable: boolean,
): Promise<void> {
  if (await waitsForNetwork()) return;
  const previous = underWay.get(drink.id);
  const before = previous?.before ?? (cachedItem(entityType, drink.id) ?? drink).isAvailable;
  changeCached(entityType, drink.id, { isAvailable });
  // One after the other: the next carries the version that the one before it made.
  const sending = Promise.allSettled([previous?.sending]).then(() => send(entityType, drink, isAvailable));
  const mark: Mark = { before, sending };
  underWay.set(drink.id, mark);
  const isNewest = () => underWay.get(drink.id) === mark;
  try {
    const { item, isOwn } = await sending;
    changeCached(entityType, drink.id, isNewest() ? item : { version: item.version });
    tellMarked(entityType, drink, isAvailable, isOwn);
  } catch (error) {
    if (isNewest()) changeCached(entityType, drink.id, { isAvailable: before });
    if (!(await waitsForNetwork(error))) tellFailed(drink, isAvailable, error);
  } finally {
    if (isNewest()) underWay.delete(drink.id);
    void rereadLists(...listKey(entityType));
  }
}

/** Sends the flag alone. `isOwn` is false when somebody else had marked the drink so already. */
async function send(
  entityType: EntityType,
  drink: Marked,
  isAvailable: boolean,
): Promise<{ item: Item; isOwn: boolean }> {
  const key = freshKey();
  const given = { parameters: { id: drink.id }, body: { isAvailable } };
  let { version } = cachedItem(entityType, drink.id) ?? drink;
  for (;;) {
    try {
      const headers = { ...key, 'If-Match': `"${version}"` };
      const item: Item = await callAsOwner(DRINK_CALLS[entityType].update, { ...given, headers });
      await changeStaging((record) => withFlagSent(record, version, item));
      return { item, isOwn: true };
    } catch (error) {
      const current = currentOf(error);
      if (!current || current.version === version) throw error;
      if (current.isAvailable === isAvailable) return { item: current, isOwn: false };
      // They changed something else: theirs stays.
      version = current.version;
    }
  }
}

/** The drink as it is now, of an answer that refused an old version. */
function currentOf(error: unknown): Item | undefined {
  if (!(error instanceof ApiError && error.status === 412)) return undefined;
  return (error.body as { current?: Item } | undefined)?.current;
}

const cachedItem = (entityType: EntityType, id: string): Item | undefined =>
  queryClient.getQueryData<Item[]>(listKey(entityType))?.find((item) => item.id === id);

/** A read that is under way may still have the old flag, so it is given up. */
function changeCached(entityType: EntityType, id: string, part: Partial<Item>): void {
  const queryKey = listKey(entityType);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Item[]>(queryKey, (items) =>
    items?.map((item) => (item.id === id ? ({ ...item, ...part } as Item) : item)),
  );
}

function tellMarked(entityType: EntityType, drink: Marked, isAvailable: boolean, canUndo: boolean): void {
  const { name, missing = [] } = drink;
  const onSelect = () => void markAvailable(entityType, drink, !isAvailable);
  showToast({
    title: isAvailable ? 'Back in Stock' : 'Sold Out',
    description: isAvailable ? `"${name}" can be poured again.` : `"${name}" is out of stock.`,
    ...(isAvailable && missing.length > 0 && { detail: `Still missing: ${missing.join(', ')}` }),
    ...(canUndo && { action: { label: 'Undo', onSelect } }),
  });
}

function tellFailed({ name }: Marked, isAvailable: boolean, error: unknown): void {
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  showToast({
    title: 'Error',
    description: said ?? `Failed to mark "${name}" ${isAvailable ? 'in stock' : 'sold out'}`,
    variant: 'destructive',
  });
}
