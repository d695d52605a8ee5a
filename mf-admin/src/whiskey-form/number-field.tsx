import { type InputOf, type StagedItem, useStaging } from '@peanut/editing';
import { WHISKEY_NUMBER } from '@peanut/contracts';
import { TextField } from '@peanut/ui';
import { showToast } from '@peanut/web';
import { useEffect, useId, useRef, useState } from 'react';
import { useProgress } from '../ai-panel/use-progress';
import { bindDrink, type WhiskeyValues } from '../drink/drink-fields';
import { BusyButton } from '../form/busy-button';
import type { FormApi } from '../form/use-form';
import { suggestPosition } from './suggest-position';

interface NumberFieldProps {
  form: FormApi<WhiskeyValues, InputOf<'whiskey'>>;
  /** What guests will see of the flight, without this whiskey. */
  others: readonly StagedItem<'whiskey'>[];
}

/** The whiskey's place in the flight, and the bartender's idea of it. */
export function NumberField({ form, others }: NumberFieldProps) {
  const field = bindDrink('whiskey', form).text('number');
  const noteId = useId();
  const { pending } = useStaging();
  const isStaged = pending.some(({ entityType }) => entityType === 'whiskey');
  const [isAsking, setAsking] = useState(false);
  const { progress, onWait } = useProgress(isAsking);
  const [reasoning, setReasoning] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const suggest = async () => {
    const { signal } = (running.current = new AbortController());
    setAsking(true);
    setReasoning('');
    try {
      const suggestion = await suggestPosition(form.input, { others, isStaged }, { signal, onWait });
      form.setValues({ number: String(suggestion.suggestedNumber) }, { markAsAi: true });
      setReasoning(suggestion.reasoning);
    } catch {
      if (signal.aborted) return;
      form.setValues({ number: String(WHISKEY_NUMBER.min) });
      showToast({
        title: 'Warning',
        description: 'Could not calculate optimal position. Using position 1.',
        variant: 'destructive',
      });
    }
    setAsking(false);
  };
  return (
    <div className="grid grid-cols-[minmax(5rem,1fr)_minmax(0,auto)] items-start gap-x-3 max-[16rem]:grid-cols-1 sm:grid-cols-[9rem_auto_1fr]">
      <TextField
        inputMode="numeric"
        {...field}
        note={undefined}
        describedBy={field.note ? noteId : undefined}
      />
      <BusyButton isBusy={isAsking} onClick={() => void suggest()} className="mt-7.5 px-4! max-[16rem]:mt-2">
        Suggest position
      </BusyButton>
      <p
        role="status"
        className="col-span-full text-sm text-pretty text-cream-300 not-empty:mt-2 sm:col-span-1 sm:mt-7.5 sm:flex sm:min-h-11 sm:items-center sm:pl-3"
      >
        {isAsking ? progress || 'Finding a position…' : reasoning}
      </p>
      <div id={noteId} className="col-span-full">
        {field.note}
      </div>
    </div>
  );
}
