import { staging, useStagedList, type DrinkEdit, type EntityType, type StagedItem } from '@peanut/editing';
import { Button } from '@peanut/ui';
import { deviceStorage, showToast } from '@peanut/web';
import { useState } from 'react';

/** The storage key of the owner's wish to keep the samples. */
const KEPT = 'peanut-samples-kept';

/** A new bar's drinks came all at the same moment, and none was changed since. */
function areSamples(items: readonly StagedItem[]): boolean {
  const isUntouched = items.every(({ version, staged }) => version === 1 && staged.stage === undefined);
  return isUntouched && items.length > 1 && new Set(items.map(({ createdAt }) => createdAt)).size === 1;
}

/** While a new bar has nothing but the samples that it came with: begins with an empty menu instead, in one tap. */
export function SamplesNote() {
  const cocktails = useStagedList('cocktail');
  const whiskeys = useStagedList('whiskey');
  const [isKept, setKept] = useState(() => deviceStorage.read(KEPT) !== undefined);
  if (isKept || cocktails.status !== 'ready' || whiskeys.status !== 'ready') return null;
  if (!areSamples([...cocktails.items, ...whiskeys.items])) return null;
  const keep = () => {
    deviceStorage.write(KEPT, 'yes');
    setKept(true);
  };
  return (
    <aside aria-label="Sample drinks" className="samples-note">
      <p>These drinks are samples, so that you see how a menu looks. Guests see them too.</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="solid" onClick={() => void empty(cocktails.items, whiskeys.items)}>
          Start with an empty menu
        </Button>
        <Button onClick={keep}>Keep the samples</Button>
      </div>
    </aside>
  );
}

async function empty(
  cocktails: readonly StagedItem<'cocktail'>[],
  whiskeys: readonly StagedItem<'whiskey'>[],
): Promise<void> {
  const takeBack = [
    await staging.edit(deletions('cocktail', cocktails)),
    await staging.edit(deletions('whiskey', whiskeys)),
  ];
  showToast({
    title: 'Staged',
    description: `${cocktails.length + whiskeys.length} samples will be deleted once you save.`,
    action: { label: 'Undo', onSelect: () => takeBack.forEach((undo) => void undo()) },
  });
}

function deletions<E extends EntityType>(entityType: E, items: readonly StagedItem<E>[]): DrinkEdit<E>[] {
  const order = items.map(({ id }) => id);
  return items.map((item) => ({ type: 'delete', entityType, item, order }));
}
