import type { EntityType } from '../record/pending-change';
import { sendFlag, type Flagged } from './send-flag';

/** Marks a drink sold out, or in stock again, at once. */
export function markAvailable(entityType: EntityType, drink: Flagged, isAvailable: boolean): Promise<void> {
  const { name, missing = [], pourAnyway = false } = drink;
  const isStillOut = isAvailable && missing.length > 0 && !pourAnyway;
  return sendFlag({
    ...{ entityType, drink, flag: 'isAvailable', value: isAvailable },
    told: {
      title: isAvailable ? 'Back in Stock' : 'Sold Out',
      description: isAvailable ? `"${name}" can be poured again.` : `"${name}" is out of stock.`,
      ...(isStillOut && { detail: `Still missing: ${missing.join(', ')}` }),
    },
    failure: `Failed to mark "${name}" ${isAvailable ? 'in stock' : 'sold out'}`,
    undo: () => void markAvailable(entityType, drink, !isAvailable),
  });
}

/** Pours a cocktail whatever the shelf misses, or waits for it again, at once. */
export function markPourAnyway(drink: Flagged, pourAnyway: boolean): Promise<void> {
  const { name, missing = [], isAvailable } = drink;
  const things = missing.join(', ');
  return sendFlag({
    ...{ entityType: 'cocktail', drink, flag: 'pourAnyway', value: pourAnyway },
    told: {
      title: pourAnyway ? 'Poured Anyway' : 'Out of Stock',
      description: pourAnyway
        ? `"${name}" can be poured without ${things}.`
        : `"${name}" is out of stock without ${things}.`,
      ...(pourAnyway && !isAvailable && { detail: 'It is still marked sold out.' }),
    },
    failure: `Failed to change "${name}"`,
    undo: () => void markPourAnyway(drink, !pourAnyway),
  });
}
