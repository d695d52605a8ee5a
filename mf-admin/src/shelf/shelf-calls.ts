import { ENDPOINTS, type ShelfThing } from '@peanut/contracts';
import { callAsOwner, freshKey, holdLists, waitsForNetwork } from '@peanut/editing';
import { ApiError, createStore, queryClient, rereadLists, showToast } from '@peanut/web';
import { failureMessage } from '../form/failure-message';

/** The cache has the shelf under this key. */
export const SHELF_KEY = [ENDPOINTS.listShelf.path];

/** What was switched and is not answered yet, by the thing's id: the list shows it already. */
export const switchedStore = createStore<ReadonlyMap<string, boolean>>(new Map());

/** The newest call of each thing that is switched. A second one waits for it. */
const underWay = new Map<string, Promise<ShelfThing>>();

/** Switches a thing in stock or out: in the list at once, then at the service. True when it is stored. */
export async function setStocked({ id, name }: ShelfThing, isStocked: boolean): Promise<boolean> {
  if (await waitsForNetwork()) return false;
  show(id, isStocked);
  const sending = Promise.allSettled([underWay.get(id)]).then(() =>
    callAsOwner(ENDPOINTS.updateShelfThing, { parameters: { id }, body: { isStocked }, headers: freshKey() }),
  );
  underWay.set(id, sending);
  try {
    const stored = await sending;
    changeShelf((things) => things.map((thing) => (thing.id === id ? stored : thing)));
    return true;
  } catch (error) {
    await tellFailure(error, 'Failed to update the shelf', { id, name });
    return false;
  } finally {
    if (underWay.get(id) === sending) {
      underWay.delete(id);
      show(id, undefined);
    }
    reread();
  }
}

/** Puts a thing on the shelf. Undefined when it is not there. */
export async function addThing(name: string, isStocked = true): Promise<ShelfThing | undefined> {
  if (await waitsForNetwork()) return undefined;
  try {
    const added = await create(name, isStocked);
    putOnShelf([added]);
    const how = isStocked ? 'on the shelf' : 'on the shelf, and out';
    showToast({ title: 'Added', description: `"${added.name}" is ${how}.` });
    return added;
  } catch (error) {
    await tellFailure(error, `Failed to add "${name}"`);
    return undefined;
  } finally {
    reread();
  }
}

/**
 * Puts things on the shelf, one after the other, and tells it once. What is there already is passed over, so that the same
 * press after a failure goes on where this one stopped.
 */
export async function addThings(names: readonly string[], onDone: (count: number) => void): Promise<void> {
  if (await waitsForNetwork()) return;
  const added: ShelfThing[] = [];
  try {
    // Rows that come one by one would push the button away from the finger.
    await holdLists(async () => {
      for (const [at, name] of names.entries()) {
        added.push(...(await createUnlessThere(name)));
        onDone(at + 1);
      }
    });
    const what = added.length === 1 ? '1 thing is' : `${added.length} things are`;
    showToast({ title: 'Added', description: `${what} on the shelf now.` });
  } catch (error) {
    const reason = failureMessage(error, 'The rest could not be sent. Please try again.');
    const description = `Added ${added.length} of ${names.length}. ${reason}`;
    showToast({ title: 'Error', description, variant: 'destructive' });
  } finally {
    putOnShelf(added);
    reread();
  }
}

const create = (name: string, isStocked: boolean): Promise<ShelfThing> =>
  callAsOwner(ENDPOINTS.createShelfThing, { body: { name, isStocked }, headers: freshKey() });

async function createUnlessThere(name: string): Promise<ShelfThing[]> {
  try {
    return [await create(name, true)];
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return [];
    throw error;
  }
}

/** Takes a thing off the shelf, with a way back. True when it is gone. */
export async function removeThing(thing: ShelfThing): Promise<boolean> {
  const { id, name, isStocked } = thing;
  if (await waitsForNetwork()) return false;
  try {
    await callAsOwner(ENDPOINTS.deleteShelfThing, { parameters: { id }, headers: freshKey() });
    forget(id);
    const action = { label: 'Undo', onSelect: () => void addThing(name, isStocked) };
    showToast({ title: 'Removed', description: `"${name}" is off the shelf.`, action });
    return true;
  } catch (error) {
    return tellFailure(error, `Failed to remove "${name}"`, thing);
  } finally {
    reread();
  }
}

/** Says why a call failed. True when it was because somebody else removed the thing. */
async function tellFailure(
  error: unknown,
  fallback: string,
  thing?: Pick<ShelfThing, 'id' | 'name'>,
): Promise<boolean> {
  if (await waitsForNetwork(error)) return false;
  const isGone = thing !== undefined && error instanceof ApiError && error.status === 404;
  if (isGone) forget(thing.id);
  showToast({
    title: isGone ? 'Already Removed' : 'Error',
    description: isGone ? `"${thing.name}" is not on the shelf any more.` : failureMessage(error, fallback),
    variant: 'destructive',
  });
  return isGone;
}

function show(id: string, isStocked: boolean | undefined): void {
  const switched = new Map(switchedStore.get());
  if (isStocked === undefined) switched.delete(id);
  else switched.set(id, isStocked);
  switchedStore.set(switched);
}

const forget = (id: string): void => changeShelf((things) => things.filter((thing) => thing.id !== id));

function putOnShelf(added: readonly ShelfThing[]): void {
  const ids = new Set(added.map(({ id }) => id));
  changeShelf((things) => [...things.filter(({ id }) => !ids.has(id)), ...added]);
}

/** A read that is under way may be older than the change, so it is given up. */
function changeShelf(change: (things: ShelfThing[]) => ShelfThing[]): void {
  void queryClient.cancelQueries({ queryKey: SHELF_KEY });
  queryClient.setQueryData<ShelfThing[]>(SHELF_KEY, (things) => things && change(things));
}

/** Whatever became of the call: the list says what is stored, and the cocktails what is missing. */
const reread = () => void rereadLists(ENDPOINTS.listCocktails.path, ENDPOINTS.listShelf.path);
