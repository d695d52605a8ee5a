import { WHISKEY_NUMBER } from '@peanut/contracts';
import { CreateWhiskeyRequest, UpdateWhiskeyRequest } from '@peanut/contracts/requests';
import { useSpiritOptions } from '@peanut/web';
import { useStagedList, type StagedItem } from '@peanut/editing';
import { useState } from 'react';
import { AiPanel } from '../ai-panel/ai-panel';
import { DrinkDialog } from '../drink/drink-dialog';
import { newValues, toInput, valuesOf } from '../drink/drink-values';
import { NewOrEdited, type DrinkDialogTarget } from '../drink/new-or-edited';
import { readAnswer } from '../drink/read-answer';
import { useDraft } from '../drink/use-draft';
import { useForm } from '../form/use-form';
import { spiritSuggestions } from './spirit-suggestions';
import { WhiskeyFields } from './whiskey-fields';

/** Adds or edits a whiskey; what it does is staged, not sent. */
export function WhiskeyDialog(target: DrinkDialogTarget) {
  return (
    <NewOrEdited {...target} entityType="whiskey" title="Edit Whiskey">
      {(item, isGone) => <WhiskeyForm item={item} isGone={isGone} onClose={target.onClose} />}
    </NewOrEdited>
  );
}

interface WhiskeyFormProps {
  item: StagedItem<'whiskey'> | undefined;
  isGone: boolean;
  onClose: () => void;
}

function WhiskeyForm({ item, isGone, onClose }: WhiskeyFormProps) {
  const list = useStagedList('whiskey');
  const flight = list.status === 'ready' ? list.items : undefined;
  const [isNumbered, setNumbered] = useState(item !== undefined || flight !== undefined);
  const startAt = (list: readonly { number: number }[]) => ({
    ...newValues('whiskey'),
    number: String(numberAfterLast(list)),
  });
  const initial = item ? valuesOf('whiskey', item) : startAt(flight ?? []);
  const draft = useDraft('whiskey', item?.id, initial);
  const form = useForm({
    initial,
    typed: draft.typed,
    toInput: (values, initial) => toInput('whiskey', values, initial),
    requestClass: item ? UpdateWhiskeyRequest : CreateWhiskeyRequest,
  });
  if (!isNumbered && flight) {
    setNumbered(true);
    form.reinitialize(startAt(flight));
  }
  const options = useSpiritOptions();
  return (
    <DrinkDialog
      title={item ? 'Edit Whiskey' : 'Add New Whiskey'}
      entityType="whiskey"
      item={item}
      isGone={isGone}
      form={form}
      draft={draft}
      onClose={onClose}
      panel={
        <AiPanel
          entityType="whiskey"
          isEdit={item !== undefined}
          form={form}
          draft={draft}
          readAnswer={(answer, mode) => readAnswer('whiskey', answer, mode)}
        />
      }
    >
      <WhiskeyFields
        form={form}
        spirits={spiritSuggestions(flight ?? [], options.status === 'ready' ? options.items : [])}
      />
    </DrinkDialog>
  );
}

function numberAfterLast(flight: readonly { number: number }[]): number {
  const last = flight.reduce((highest, { number }) => Math.max(highest, number), 0);
  return Math.min(last + 1, WHISKEY_NUMBER.max);
}
