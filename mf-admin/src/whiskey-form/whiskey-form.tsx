import { WHISKEY_NUMBER } from '@peanut/contracts';
import { useStagedList } from '@peanut/editing';
import { TextArea, TextField } from '@peanut/ui';
import { useSpiritOptions } from '@peanut/web';
import { useId, useState } from 'react';
import { readAnswer } from '../ai-panel/parse-drink';
import { bindDrink, newValues, type WhiskeyValues } from '../drink/drink-fields';
import { DrinkForm, type DrinkFormTarget, useDrinkForm } from '../drink/drink-form';
import { FormSection, GuestsSection } from '../drink/form-section';
import { activeSpirits, spiritSuggestions } from '../drink/spirits';
import type { FormApi } from '../form/use-form';
import { NumberField } from './number-field';

/** A whiskey's form: a new one gets the number after the last of the flight. */
export function WhiskeyForm(target: DrinkFormTarget<'whiskey'>) {
  const { item } = target;
  const list = useStagedList('whiskey');
  const flight = list.status === 'ready' ? list.items : undefined;
  const [isNumbered, setNumbered] = useState(item !== undefined || flight !== undefined);
  const start = { ...newValues('whiskey'), number: String(numberAfterLast(flight ?? [])) };
  const { form, draft } = useDrinkForm('whiskey', item, start);
  if (!isNumbered && flight) {
    setNumbered(true);
    form.reinitialize(start);
  }
  const active = activeSpirits(useSpiritOptions());
  return (
    <DrinkForm
      {...target}
      entityType="whiskey"
      form={form}
      draft={draft}
      readAnswer={(answer, mode) => readAnswer('whiskey', answer, mode)}
    >
      <WhiskeyFields form={form} spirits={spiritSuggestions(flight ?? [], active ?? [])} />
    </DrinkForm>
  );
}

function numberAfterLast(flight: readonly { number: number }[]): number {
  const last = flight.reduce((highest, { number }) => Math.max(highest, number), 0);
  return Math.min(last + 1, WHISKEY_NUMBER.max);
}

interface WhiskeyFieldsProps {
  form: FormApi<WhiskeyValues>;
  spirits: readonly string[];
}

function WhiskeyFields({ form, spirits }: WhiskeyFieldsProps) {
  const bind = bindDrink('whiskey', form);
  const listId = useId();
  return (
    <>
      <FormSection title="The bottle">
        <NumberField form={form} />
        <TextField {...bind.text('name')} />
        <div className="grid grid-cols-[2fr_1fr] gap-5">
          <TextField list={listId} {...bind.text('spirit')} />
          <TextField inputMode="decimal" step="any" {...bind.text('proof')} />
        </div>
        <datalist id={listId}>
          {spirits.map((spirit) => (
            <option key={spirit} value={spirit} />
          ))}
        </datalist>
      </FormSection>
      <FormSection title="How it tastes">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...bind.text('profile')} />
          <TextField {...bind.text('notes')} />
        </div>
      </FormSection>
      <FormSection title="How it is poured">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...bind.text('water')} />
          <TextField {...bind.text('rest')} />
        </div>
        <TextArea rows={3} {...bind.text('rationale')} />
      </FormSection>
      <GuestsSection bind={bind} />
    </>
  );
}
