import { type Option, RadioGroup } from './radio-group';
import type { useImport } from './use-import';

const LABEL = 'What is on the menu now';
const OPTIONS: readonly Option<'keep' | 'remove'>[] = [
  { value: 'keep', text: 'Keep it' },
  { value: 'remove', text: 'Take it off: the menu is this file' },
];

const NOTES = {
  cocktail: 'Cocktails that the file does not name are removed, the others get its order. Whiskeys stay.',
  whiskey: 'Whiskeys that the file does not name are removed, the others get its order. Cocktails stay.',
  both: 'Drinks that the file does not name are removed, the others get its order.',
};

/** Whether the file is added to the menu, or is the menu. */
export function WholeMenuChoice({ plan }: { plan: ReturnType<typeof useImport> }) {
  const kinds = new Set(plan.rows.map(({ entityType }) => entityType));
  const [kind = 'cocktail'] = kinds;
  return (
    <div className="mt-6">
      <p className="text-cream-100">{LABEL}</p>
      <RadioGroup
        label={LABEL}
        options={OPTIONS}
        chosen={plan.isWhole ? 'remove' : 'keep'}
        onChoose={(value) => plan.chooseWhole(value === 'remove')}
        className="mt-2"
      />
      {plan.isWhole && (
        <p className="mt-2 text-sm leading-6 text-pretty text-cream-300">
          {NOTES[kinds.size > 1 ? 'both' : kind]}
        </p>
      )}
    </div>
  );
}
