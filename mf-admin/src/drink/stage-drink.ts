import { showToast } from '@peanut/web';
import { staging, type EntityType, type InputOf, type StagedItem } from '@peanut/editing';

interface Drink<E extends EntityType> {
  entityType: E;
  /** The item as the form showed it; undefined stages a new one. */
  item: StagedItem<E> | undefined;
  input: InputOf<E>;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Stages what the form holds and says so. True when it was staged; a failure is told by a toast. */
export async function stageDrink<E extends EntityType>({
  entityType,
  item,
  input,
}: Drink<E>): Promise<boolean> {
  const change = item ? 'update' : 'creation';
  try {
    if (item) await staging.update(entityType, item, input);
    else await staging.create(entityType, input);
  } catch (error) {
    const reason = error instanceof Error && error.message;
    const description = reason || `Failed to stage ${entityType} ${change}`;
    showToast({ title: 'Error', description, variant: 'destructive' });
    return false;
  }
  showToast({
    title: 'Change Staged',
    description: `${capitalised(entityType)} ${change} has been staged. Click "Save" to apply.`,
  });
  return true;
}
