import { showToast } from '@peanut/web';
import { fieldsOf, reorderWhiskeysNow, staging, type StagedItem, type StagingState } from '@peanut/web/admin';
import { fullOrder } from './order';
import { numbersToStage } from './staged-numbers';

/** Stages a new order of the visible cocktails. */
export async function applyCocktailOrder(
  items: readonly StagedItem[],
  visibleIds: readonly string[],
): Promise<void> {
  const before = items.map(({ id }) => id);
  await staging.reorder('cocktail', fullOrder(items, visibleIds), before);
}

/**
 * Gives the flight a new order at once. Whiskeys that are only staged move here alone: the service does not know
 * them. A failure leaves everything as it was and says so.
 */
export async function applyWhiskeyOrder(
  items: readonly StagedItem<'whiskey'>[],
  visibleIds: readonly string[],
  pending: StagingState['pending'],
): Promise<void> {
  const order = fullOrder(items, visibleIds);
  try {
    await reorderWhiskeysNow(order);
  } catch (error) {
    console.warn('The new order of the whiskeys was refused.', error);
    showToast({ title: 'Error', description: 'Failed to reorder whiskeys', variant: 'destructive' });
    return;
  }
  for (const [id, number] of numbersToStage(order, pending)) {
    const item = items.find((whiskey) => whiskey.id === id);
    if (item) await staging.update('whiskey', item, { ...fieldsOf(item), number });
  }
}
