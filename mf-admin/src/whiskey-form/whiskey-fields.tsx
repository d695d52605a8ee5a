import { PROOF, TEXT_LIMITS } from '@peanut/contracts';
import { SwitchField, TextArea, TextField } from '@peanut/ui';
import { useId } from 'react';
import { bindSwitch, bindText } from '../form/bind-field';
import { FormSection } from '../form/form-section';
import type { Form } from '../form/use-form';
import { NumberField } from './number-field';
import type { WhiskeyValues } from './whiskey-values';

interface WhiskeyFieldsProps {
  form: Form<WhiskeyValues>;
  spirits: readonly string[];
}

/** All fields of a whiskey. */
export function WhiskeyFields({ form, spirits }: WhiskeyFieldsProps) {
  const listId = useId();
  return (
    <>
      <FormSection title="The bottle">
        <NumberField form={form} />
        <TextField required {...bindText(form, 'name', 'Name')} />
        <div className="grid grid-cols-[2fr_1fr] gap-5">
          <TextField required list={listId} {...bindText(form, 'spirit', 'Spirit')} />
          <TextField
            required
            type="number"
            inputMode="decimal"
            step="any"
            min={PROOF.min}
            max={PROOF.max}
            {...bindText(form, 'proof', 'Proof')}
          />
        </div>
        <datalist id={listId}>
          {spirits.map((spirit) => (
            <option key={spirit} value={spirit} />
          ))}
        </datalist>
      </FormSection>
      <FormSection title="How it tastes">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField required maxCharacters={TEXT_LIMITS.profile} {...bindText(form, 'profile', 'Profile')} />
          <TextField required maxCharacters={TEXT_LIMITS.notes} {...bindText(form, 'notes', 'Notes')} />
        </div>
      </FormSection>
      <FormSection title="How it is poured">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField required {...bindText(form, 'water', 'Water')} />
          <TextField required {...bindText(form, 'rest', 'Rest Time')} />
        </div>
        <TextArea required rows={3} {...bindText(form, 'rationale', 'Why This Whiskey')} />
      </FormSection>
      <FormSection title="For the guests">
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <SwitchField {...bindSwitch(form, 'isVisible', 'Visible on menu')} />
          <SwitchField {...bindSwitch(form, 'isAvailable', 'In stock')} />
        </div>
      </FormSection>
    </>
  );
}
