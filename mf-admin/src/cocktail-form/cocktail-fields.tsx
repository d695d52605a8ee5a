import { SelectField, SwitchField, TextArea, TextField } from '@peanut/ui';
import { TEXT_LIMITS } from '@peanut/contracts';
import { aiMark, bindSwitch, bindText } from '../form/bind-field';
import { FormSection } from '../form/form-section';
import type { Form } from '../form/use-form';
import type { CocktailValues } from './cocktail-values';
import { IngredientList } from './ingredient-list';

interface CocktailFieldsProps {
  form: Form<CocktailValues>;
  spirits: { value: string; text?: string }[];
  spiritHint: string | undefined;
}

/** All fields of a cocktail. */
export function CocktailFields({ form, spirits, spiritHint }: CocktailFieldsProps) {
  return (
    <>
      <FormSection title="The drink">
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <TextField required {...bindText(form, 'name', 'Name')} />
          <SelectField {...bindText(form, 'spirit', 'Spirit')} options={spirits} hint={spiritHint} />
        </div>
        <TextArea
          required
          rows={2}
          maxCharacters={TEXT_LIMITS.description}
          {...bindText(form, 'description', 'Description')}
        />
      </FormSection>
      <FormSection title="What goes in">
        <IngredientList
          rows={form.values.ingredients}
          onChange={(ingredients) => form.setValues({ ingredients })}
          error={form.errorOf('ingredients')}
          note={aiMark(form, 'ingredients', 'Ingredients')}
        />
      </FormSection>
      <FormSection title="How it is served">
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField required {...bindText(form, 'glass', 'Glass')} />
          <TextField required {...bindText(form, 'ice', 'Ice')} />
          <TextField {...bindText(form, 'smoke', 'Smoke')} hint="Optional" />
        </div>
        <TextArea required rows={4} {...bindText(form, 'prep', 'Preparation')} />
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
