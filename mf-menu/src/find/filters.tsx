import { ALLERGENS } from '@peanut/contracts';
import { ChoicesField } from '@peanut/ui/choices-field';
import { useMemo } from 'react';
import type { Wish } from './find-address';
import { keyOf, type DrinkIndex } from './matching';

interface FiltersProps {
  index: DrinkIndex;
  /** What is ticked. */
  wish: Wish;
  /** What the list shows, which may follow a little later; the counts are of that. */
  found: Wish;
  onChange: (wish: Wish) => void;
}

const AVAILABLE = 'Available now';

/** What narrows the list, and how many drinks each choice leaves. */
export function Filters({ index, wish, found, onChange }: FiltersProps) {
  const counts = useMemo(() => countChoices(index, found), [index, found]);
  const chosenSpirits = new Set(wish.spirits.map(keyOf));
  return (
    <div
      role="group"
      aria-label="Filters"
      className="deco-frame mt-1 flex w-full flex-col gap-5 bg-walnut-800/90 px-5 py-5 text-left md:px-7"
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
        />
      )}
    </div>
  );
}

/** The choices of a list, and how many drinks each would leave beside what else is looked for. */
function countChoices(index: DrinkIndex, wish: Wish) {
  const { drinks } = index;
  const names = new Map(drinks.map(({ spirit }) => [keyOf(spirit), spirit]));
  const met = new Set(drinks.flatMap(({ allergens }) => allergens));
  const found = index.find(wish);
  const bySpirit = new Map<string, number>();
  for (const { spirit } of index.find({ ...wish, spirits: [] })) {
    bySpirit.set(keyOf(spirit), (bySpirit.get(keyOf(spirit)) ?? 0) + 1);
  }
  return {
    spirits: [...names.values()].sort((one, other) => one.localeCompare(other)),
    allergens: ALLERGENS.filter((allergen) => met.has(allergen)) as readonly string[],
    ofSpirit: (spirit: string) => bySpirit.get(keyOf(spirit)) ?? 0,
    available: index.find({ ...wish, isAvailable: true }).length,
    without: (allergen: string) =>
      found.filter(({ allergens }) => !allergens.some((one) => one === allergen)).length,
  };
}
