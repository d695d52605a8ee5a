import { CreateCocktailRequest, UpdateCocktailRequest } from '@peanut/contracts/requests';
import { useSpiritOptions } from '@peanut/web';
import type { StagedItem } from '@peanut/editing';
import { AiPanel } from '../ai-panel/ai-panel';
import { DrinkDialog } from '../drink/drink-dialog';
import { newValues, toInput, valuesOf } from '../drink/drink-values';
import { NewOrEdited, type DrinkDialogTarget } from '../drink/new-or-edited';
import { readCocktailAnswer } from '../drink/read-answer';
import { useDraft } from '../drink/use-draft';
import { useForm } from '../form/use-form';
import { CocktailFields } from './cocktail-fields';
import { activeSpirits, spiritChoices } from './spirit-choices';

/** Adds or edits a cocktail; what it does is staged, not sent. */
export function CocktailDialog(target: DrinkDialogTarget) {
  return (
    <NewOrEdited {...target} entityType="cocktail" title="Edit Cocktail">
      {(item, isGone) => <CocktailForm item={item} isGone={isGone} onClose={target.onClose} />}
    </NewOrEdited>
  );
}

interface CocktailFormProps {
  item: StagedItem<'cocktail'> | undefined;
  isGone: boolean;
  onClose: () => void;
}

function CocktailForm({ item, isGone, onClose }: CocktailFormProps) {
  const initial = item ? valuesOf('cocktail', item) : newValues('cocktail');
  const draft = useDraft('cocktail', item?.id, initial);
  const form = useForm({
    initial,
    typed: draft.typed,
    toInput: (values, initial) => toInput('cocktail', values, initial),
    requestClass: item ? UpdateCocktailRequest : CreateCocktailRequest,
  });
  const options = useSpiritOptions();
  const active = activeSpirits(options);
  const { spirit } = form.values;
  const [first] = active ?? [];
  // A new cocktail cannot have an inactive spirit, so the usual default gives way where the bar has none of it.
  if (!item && active && first !== undefined && !active.includes(spirit)) form.setInitial({ spirit: first });
  const own = item ? [item.spirit, spirit] : [spirit];
  return (
    <DrinkDialog
      title={item ? 'Edit Cocktail' : 'Add New Cocktail'}
      entityType="cocktail"
      item={item}
      isGone={isGone}
      form={form}
      draft={draft}
      onClose={onClose}
      panel={
        <AiPanel
          entityType="cocktail"
          isEdit={item !== undefined}
          form={form}
          draft={draft}
          readAnswer={(answer, mode) => readCocktailAnswer(answer, mode, active ?? own)}
        />
      }
    >
      <CocktailFields
        form={form}
        spirits={spiritChoices(active, own)}
        spiritHint={options.status === 'error' ? 'The other spirits couldn’t be loaded.' : undefined}
      />
    </DrinkDialog>
  );
}
