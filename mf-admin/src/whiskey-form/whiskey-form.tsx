import { type InputOf, numberAt, placesOf, splitMenu, type StagedItem, useStagedList } from '@peanut/editing';
import { TextArea, TextField } from '@peanut/ui';
import { useSpiritOptions } from '@peanut/web';
import { useId, useState } from 'react';
import { readAnswer } from '../ai-panel/parse-drink';
import { bindDrink, newValues, type WhiskeyValues } from '../drink/drink-fields';
import { DrinkForm, type DrinkFormTarget, useDrinkForm } from '../drink/drink-form';
import { FormSection, GuestsSection } from '../drink/form-section';
import { activeSpirits, spiritSuggestions } from '../drink/spirits';
import { SuggestionList } from '../drink/suggestion-list';
import type { FormApi } from '../form/use-form';
import { NumberField } from './number-field';

/**
 * A whiskey's form. Its number is the place in the flight, as on the cards; a new one comes after the last. The stored
 * number is another where deletions left gaps.
 */
export function WhiskeyForm(target: DrinkFormTarget<'whiskey'>) {
  const { item } = target;
  const list = useStagedList('whiskey');
  const flight = list.status === 'ready' ? list.items : undefined;
  const [isNumbered, setNumbered] = useState(item !== undefined || flight !== undefined);
  // As it was when the form opened, like the item.
  const [place] = useState(() => (item && flight && placesOf(flight).get(item.id)) ?? item?.number);
  const seen = splitMenu(flight ?? []).visible;
  const start = { ...newValues('whiskey'), number: String(seen.length + 1) };
  const shown = item && place !== undefined ? { ...item, number: place } : item;
  const { form, draft } = useDrinkForm('whiskey', shown, start);
  if (!isNumbered && flight) {
    setNumbered(true);
    form.reinitialize(start);
  }
  const stagedInput = (input: InputOf<'whiskey'>) => {
    const edited = target.isGone ? undefined : item;
    const isInPlace = edited && input.number === place;
    return { ...input, number: isInPlace ? edited.number : numberAt(flight ?? [], input.number, edited?.id) };
  };
  const active = activeSpirits(useSpiritOptions());
  return (
    <DrinkForm
      {...target}
      entityType="whiskey"
      form={form}
      draft={draft}
      readAnswer={(answer, mode) => readAnswer('whiskey', answer, mode)}
      stagedInput={stagedInput}
    >
      <WhiskeyFields
        form={form}
        others={seen.filter(({ id }) => id !== item?.id)}
        spirits={spiritSuggestions(flight ?? [], active ?? [])}
      />
    </DrinkForm>
  );
}

interface WhiskeyFieldsProps {
  form: FormApi<WhiskeyValues, InputOf<'whiskey'>>;
  /** What guests will see of the flight, without this whiskey. */
  others: readonly StagedItem<'whiskey'>[];
  spirits: readonly string[];
}

function WhiskeyFields({ form, others, spirits }: WhiskeyFieldsProps) {
  const bind = bindDrink('whiskey', form);
  const listId = useId();
  return (
    <>
      <FormSection title="The bottle">
        <NumberField form={form} others={others} />
        <TextField {...bind.text('name')} />
        <div className="grid grid-cols-[2fr_1fr] gap-5 max-[16rem]:grid-cols-1">
          <TextField list={listId} {...bind.text('spirit')} />
          <TextField inputMode="decimal" step="any" {...bind.text('proof')} />
        </div>
        <SuggestionList id={listId} texts={spirits} />
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
