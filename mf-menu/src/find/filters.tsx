import { ALLERGENS } from '@peanut/contracts';
import { ChoicesField } from '@peanut/ui/choices-field';
import { useMemo } from 'react';
import type { Wish } from './find-address';
import { isFreeOf, metIn, type Held } from './held';
import { keyOf, type DrinkIndex } from './matching';

interface FiltersProps {
  index: DrinkIndex;
  /** Until it is known what the drinks hold, nothing can be left out. */
  held: Held | undefined;
  /** What is ticked. */
  wish: Wish;
  /** What the list shows, which may follow a little later; the counts are of that. */
  found: Wish;
  onChange: (wish: Wish) => void;
}

const AVAILABLE = 'Available now';
const WITHOUT_NOTE = 'Leaves out what holds it or may hold it.';

/** What narrows the list, and how many drinks each choice leaves. */
export function Filters({ index, held, wish, found, onChange }: FiltersProps) {
  const counts = useMemo(() => countChoices(index, held, found), [index, held, found]);
  const chosenSpirits = new Set(wish.spirits.map(keyOf));
  return (
    <div
      role="group"
      aria-label="Filters"
      className="deco-frame mt-1 flex w-full flex-col gap-5 bg-walnut-800/90 px-5 py-5 text-left max-[16rem]:px-2 md:px-7"
    >
      <ChoicesField
        label="Spirit"
        options={counts.spirits}
        chosen={counts.spirits.filter((spirit) => chosenSpirits.has(keyOf(spirit)))}
        countOf={counts.ofSpirit}
        onChange={(spirits) => onChange({ ...wish, spirits })}
      />
      <ChoicesField
        label="In stock"
        options={[AVAILABLE]}
        chosen={wish.isAvailable ? [AVAILABLE] : []}
        countOf={() => counts.available}
        onChange={({ length }) => onChange({ ...wish, isAvailable: length > 0 })}
      />
      {counts.allergens.length > 0 && (
        <ChoicesField
          label="Without"
          options={counts.allergens}
          chosen={wish.without.map(keyOf)}
          countOf={counts.without}
          onChange={(without) => onChange({ ...wish, without })}
          note={<p className="mt-2 text-sm text-cream-300">{WITHOUT_NOTE}</p>}
        />
      )}
    </div>
  );
}

/** The choices of a list, and how many drinks each would leave beside what else is looked for. */
function countChoices(index: DrinkIndex, held: Held | undefined, wish: Wish) {
  const { drinks } = index;
  const names = new Map(drinks.map(({ spirit }) => [keyOf(spirit), spirit]));
  const met = held && new Set([...metIn(held), ...wish.without.map(keyOf)]);
  const found = index.find(wish, held);
  const bySpirit = new Map<string, number>();
  for (const { spirit } of index.find({ ...wish, spirits: [] }, held)) {
    bySpirit.set(keyOf(spirit), (bySpirit.get(keyOf(spirit)) ?? 0) + 1);
  }
  return {
    spirits: [...names.values()].sort((one, other) => one.localeCompare(other)),
    allergens: ALLERGENS.filter((allergen) => met?.has(allergen)) as readonly string[],
    ofSpirit: (spirit: string) => bySpirit.get(keyOf(spirit)) ?? 0,
    available: index.find({ ...wish, isAvailable: true }, held).length,
    without: (allergen: string) => found.filter((drink) => isFreeOf(allergen, held?.get(drink))).length,
  };
}
