import { inputOf } from '@peanut/contracts';
import { showToast } from '@peanut/web';
import { type EntityType, type PendingChange, type StagedItem } from '../record/pending-change';
import { staging } from '../stage/staging';
import { undoAndTell } from '../undo/undo';
import { fullOrder } from '../order/full-order';
import { reorderWhiskeysNow } from './reorder-now';
import { numbersToStage } from '../order/whiskey-order';

/** The list as it is shown, and the pending changes, newest first. */
interface Shown<E extends EntityType> {
  items: readonly StagedItem<E>[];
  pending: readonly PendingChange[];
}

/** Gives the visible items a new order. Cocktails' order is staged; whiskeys' applies at once. */
export const APPLY_ORDER: {
  readonly [E in EntityType]: (shown: Shown<E>, visibleIds: readonly string[]) => Promise<void>;
} = {
  async cocktail({ items }, visibleIds) {
    const before = items.map(({ id }) => id);
    await staging.reorder('cocktail', fullOrder(items, visibleIds), before);
  },

  /**
   * The service does not know staged whiskeys: their new numbers are staged too. A failure changes nothing and shows a
   * toast.
   */
  async whiskey({ items, pending }, visibleIds) {
    const order = fullOrder(items, visibleIds);
    let entryId: string | undefined;
    try {
      entryId = await reorderWhiskeysNow(order);
    } catch (error) {
      console.warn('The new order of the whiskeys was refused.', error);
      showToast({ title: 'Error', description: 'Failed to reorder whiskeys', variant: 'destructive' });
      return;
    }
    for (const [id, number] of numbersToStage(order, pending)) {
      const item = items.find((whiskey) => whiskey.id === id);
      if (item) await staging.update('whiskey', item, { ...inputOf('whiskey', item), number });
    }
    showToast({
      title: 'Order Saved',
      description: 'Guests see the new order now.',
      action: { label: 'Undo', onSelect: () => void undoAndTell(entryId) },
    });
  },
};
