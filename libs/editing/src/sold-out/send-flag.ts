import { ApiError, queryClient, rereadLists, showToast, type NewToast } from '@peanut/web';
import { callAsOwner, freshKey, listKey } from '../calls/drink-calls';
import { waitsForNetwork } from '../calls/waits-for-network';
import { DRINK_CALLS, type EntityType, type Item } from '../record/pending-change';
import { changeStaging } from '../record/staging-store';
import { flagOf, withFlagSent, type Flag } from './with-flag-sent';

/** What a card knows of its drink. */
export type Flagged = Pick<Item, 'id' | 'name' | 'version' | 'isAvailable'> & {
  pourAnyway?: boolean;
  missing?: string[];
};

/** A tap on a card. */
interface Press {
  entityType: EntityType;
  drink: Flagged;
  flag: Flag;
  value: boolean;
  /** Tells that it is so; the way back is added where the tap made it so. */
  told: NewToast;
  /** Tells that it could not be sent, where the service gives no reason. */
  failure: string;
  undo: () => void;
}

interface Sent {
  item: Item;
  /** False when somebody else had said the same already. */
  isOwn: boolean;
}

/** The newest press of each drink that is not answered yet. The next waits for it: it carries the version that it made. */
const sendings = new Map<string, Promise<Sent>>();

/** The newest press of each drink's flag, with what the list said before the first of those that follow each other. */
const presses = new Map<string, { before: ReturnType<typeof flagOf> }>();

/**
 * Changes a flag of a drink: in the list on screen, then at the service, and says how it went. It is never staged, and what
 * is staged for the drink stays.
 */
export async function sendFlag(press: Press): Promise<void> {
  if (await waitsForNetwork()) return;
  const { entityType, drink, flag, value } = press;
  const key = `${drink.id} ${flag}`;
  const before = presses.get(key)?.before ?? flagOf(cachedItem(entityType, drink.id) ?? drink, flag);
  const own = { before };
  presses.set(key, own);
  changeCached(entityType, drink.id, { [flag]: value });
  const sending = Promise.allSettled([sendings.get(drink.id)]).then(() => send(press));
  sendings.set(drink.id, sending);
  const isNewest = () => presses.get(key) === own;
  try {
    const { item, isOwn } = await sending;
    changeCached(entityType, drink.id, sendings.get(drink.id) === sending ? item : { version: item.version });
    showToast({ ...press.told, ...(isOwn && { action: { label: 'Undo', onSelect: press.undo } }) });
  } catch (error) {
    if (isNewest()) changeCached(entityType, drink.id, before);
    if (!(await waitsForNetwork(error))) tellFailed(press.failure, error);
  } finally {
    if (isNewest()) presses.delete(key);
    if (sendings.get(drink.id) === sending) sendings.delete(drink.id);
    void rereadLists(...listKey(entityType));
  }
}

/** Sends the flag alone. */
async function send({ entityType, drink, flag, value }: Press): Promise<Sent> {
  const key = freshKey();
  const given = { parameters: { id: drink.id }, body: { [flag]: value } };
  let { version } = cachedItem(entityType, drink.id) ?? drink;
  for (;;) {
    try {
      const headers = { ...key, 'If-Match': `"${version}"` };
      const item: Item = await callAsOwner(DRINK_CALLS[entityType].update, { ...given, headers });
      await changeStaging((record) => withFlagSent(record, version, item, flag));
      return { item, isOwn: true };
    } catch (error) {
      const current = currentOf(error);
      if (!current || current.version === version) throw error;
      if (flagOf(current, flag)[flag] === value) return { item: current, isOwn: false };
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

function tellFailed(failure: string, error: unknown): void {
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  showToast({ title: 'Error', description: said ?? failure, variant: 'destructive' });
}
