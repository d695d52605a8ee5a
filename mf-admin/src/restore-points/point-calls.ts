import { ENDPOINTS, type RestorePoint } from '@peanut/contracts';
import { callAsOwner, changesBack, freshKey, waitsForNetwork, type PendingChange } from '@peanut/editing';
import { ApiError, call, queryClient, rereadLists, showToast } from '@peanut/web';
import { failureMessage } from '../form/failure-message';

/** The cache has the restore points under this key. */
export const POINTS_KEY = [ENDPOINTS.listRestorePoints.path];

/** Keeps the menu as it is now. True when it is kept. */
export const keepMenu = (name: string): Promise<boolean> =>
  change('Failed to keep the menu', async () => {
    const body = name === '' ? {} : { name };
    await callAsOwner(ENDPOINTS.createRestorePoint, { body, headers: freshKey() });
    const description = name === '' ? 'You can go back to it.' : `You can go back to "${name}".`;
    showToast({ title: 'Menu Kept', description });
  });

/** Gives a point a name, or takes it away. True when it is stored. */
export const renamePoint = ({ id }: RestorePoint, name: string): Promise<boolean> =>
  change('Failed to name the restore point', async () => {
    const body = { name: name === '' ? null : name };
    await callAsOwner(ENDPOINTS.renameRestorePoint, { parameters: { id }, body, headers: freshKey() });
  });

/** True when it is gone. */
export const deletePoint = ({ id }: RestorePoint): Promise<boolean> =>
  change('Failed to delete the restore point', async () => {
    try {
      await callAsOwner(ENDPOINTS.deleteRestorePoint, { parameters: { id }, headers: freshKey() });
    } catch (error) {
      // Somebody else deleted it, or newer points took its place.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  });

async function change(failure: string, work: () => Promise<void>): Promise<boolean> {
  if (await waitsForNetwork()) return false;
  try {
    await work();
    return true;
  } catch (error) {
    if (await waitsForNetwork(error)) return false;
    showToast({ title: 'Error', description: failureMessage(error, failure), variant: 'destructive' });
    return false;
  } finally {
    await queryClient.invalidateQueries({ queryKey: POINTS_KEY });
  }
}

/** The way from the saved menu back to a point. */
export interface WayBack {
  /** Newest first. */
  changes: PendingChange[];
  /** Names of the drinks of both menus, by id. */
  names: ReadonlyMap<string, string>;
}

/** Compares the point with the menu as it is at the service now. */
export async function readWayBack(id: string): Promise<WayBack> {
  const [cocktails, whiskeys, spirits] = await Promise.all([
    call(ENDPOINTS.listCocktails),
    call(ENDPOINTS.listWhiskeys),
    call(ENDPOINTS.listSpiritOptions),
  ]);
  // After the lists: without a session they lack hidden drinks, and this call fails.
  const { menu } = await callAsOwner(ENDPOINTS.readRestorePoint, { parameters: { id } });
  const active = spirits.filter(({ isActive }) => isActive).map(({ name }) => name);
  const drinks = [...cocktails, ...whiskeys, ...menu.cocktails, ...menu.whiskeys];
  void rereadLists(ENDPOINTS.listCocktails.path, ENDPOINTS.listWhiskeys.path);
  return {
    changes: changesBack(menu, { cocktails, whiskeys }, active),
    names: new Map(drinks.map((drink) => [drink.id, drink.name])),
  };
}
