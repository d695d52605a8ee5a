import { ChoicesField, SelectField, SwitchField, TextArea, TextField } from '@peanut/ui';
import { bindDrink } from '../drink/bind-drink';
import type { CocktailValues } from '../drink/drink-values';
import { FormSection } from '../form/form-section';
import type { FormApi } from '../form/use-form';
import { AllergenNotes } from './allergen-notes';
import { IngredientList } from './ingredient-list';

interface CocktailFieldsProps {
  form: FormApi<CocktailValues>;
  spirits: { value: string; text?: string }[];
  spiritHint: string | undefined;
}

export function CocktailFields({ form, spirits, spiritHint }: CocktailFieldsProps) {
  const bind = bindDrink('cocktail', form);
  return (
    <>
      <FormSection title="The drink">
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <TextField {...bind.text('name')} />
          <SelectField {...bind.text('spirit')} options={spirits} hint={spiritHint} />
        </div>
        <TextArea rows={2} {...bind.text('description')} />
      </FormSection>
      <FormSection title="What goes in">
        <IngredientList
          rows={form.values.ingredients}
          onChange={(ingredients) => form.setValues({ ingredients })}
          error={form.errorOf('ingredients')}
          note={bind.mark('ingredients')}
        />
      </FormSection>
      <FormSection title="How it is served">
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField {...bind.text('glass')} />
          <TextField {...bind.text('ice')} />
          <TextField {...bind.text('smoke')} hint="Optional" />
        </div>
        <TextArea rows={4} {...bind.text('prep')} />
      </FormSection>
      <FormSection title="For the guests">
        <div>
          <ChoicesField {...bind.choices('allergens')} />
          <AllergenNotes ingredients={form.values.ingredients} ticked={form.values.allergens} />
        </div>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <SwitchField {...bind.flag('isVisible')} />
          <SwitchField {...bind.flag('isAvailable')} />
        </div>
      </FormSection>
    </>
  );
}
