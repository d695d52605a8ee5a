import { createStore } from '../store/create-store';

/** How many works of the owner are under way that lists wait for. */
export const heldLists = createStore(0);

/**
 * While the work goes on, changes that the page is told of wait: its lists are ahead of the service, or the work reads
 * them itself at its end.
 */
export async function holdLists<T>(work: () => Promise<T>): Promise<T> {
  heldLists.set(heldLists.get() + 1);
  try {
    return await work();
  } finally {
    heldLists.set(heldLists.get() - 1);
  }
}
