import { ChoicesField, SwitchField, TextArea, TextField } from '@peanut/ui';
import { useId } from 'react';
import { bindDrink } from '../drink/bind-drink';
import type { WhiskeyValues } from '../drink/drink-values';
import { FormSection } from '../form/form-section';
import type { FormApi } from '../form/use-form';
import { NumberField } from './number-field';

interface WhiskeyFieldsProps {
  form: FormApi<WhiskeyValues>;
  spirits: readonly string[];
}

export function WhiskeyFields({ form, spirits }: WhiskeyFieldsProps) {
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
      <FormSection title="For the guests">
        <ChoicesField {...bind.choices('allergens')} />
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <SwitchField {...bind.flag('isVisible')} />
          <SwitchField {...bind.flag('isAvailable')} />
        </div>
      </FormSection>
    </>
  );
}
