import type { Allergen, CocktailInput } from '@peanut/contracts';
import { SelectField, TextArea, TextField } from '@peanut/ui';
import { useSpiritOptions } from '@peanut/web';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readCocktailAnswer } from '../ai-panel/parse-drink';
import { bindDrink, type CocktailValues } from '../drink/drink-fields';
import { DrinkForm, type DrinkFormTarget, useDrinkForm } from '../drink/drink-form';
import { FormSection, GuestsSection } from '../drink/form-section';
import { activeSpirits, spiritChoices } from '../drink/spirits';
import { SuggestionList } from '../drink/suggestion-list';
import type { FormApi } from '../form/use-form';
import { AllergenNotes } from './allergen-notes';
import { IngredientList } from './ingredient-list';
import { RecognisedQuestion } from './recognised-question';
import { useOwnWords } from './use-own-words';

/** A cocktail's form: its spirit is one of the bar's. */
export function CocktailForm(target: DrinkFormTarget<'cocktail'>) {
  const { item } = target;
  const { form, draft } = useDrinkForm('cocktail', item);
  const options = useSpiritOptions();
  const active = activeSpirits(options);
  const { spirit } = form.values;
  const [first] = active ?? [];
  // A new cocktail cannot have an inactive spirit: use the first active one where the default is not active.
  if (!item && active && first !== undefined && !active.includes(spirit)) form.setInitial({ spirit: first });
  const own = item ? [item.spirit, spirit] : [spirit];
  const recognised = useRecognised(form);
  return (
    <DrinkForm
      {...target}
      entityType="cocktail"
      form={form}
      draft={draft}
      holdBack={recognised.holdBack}
      readAnswer={(answer, mode) => readCocktailAnswer(answer, mode, active ?? own)}
    >
      <CocktailFields
        form={form}
        spirits={spiritChoices(active, own)}
        spiritHint={options.status === 'error' ? 'The other spirits couldn’t be loaded.' : undefined}
      />
      {recognised.question}
    </DrinkForm>
  );
}

/** What the lines hold counts as held until the owner leaves it unticked on purpose: that is asked once. */
function useRecognised(form: FormApi<CocktailValues>) {
  const [found, setFound] = useState<Allergen[]>([]);
  const isAsked = useRef(false);
  const holdBack = async ({ ingredients, allergens }: Pick<CocktailInput, 'ingredients' | 'allergens'>) => {
    setFound([]);
    if (isAsked.current) return false;
    const missing = await unticked(ingredients, allergens);
    isAsked.current = missing.length > 0;
    setFound(missing);
    return missing.length > 0;
  };
  const tick = () => flushSync(() => form.setValues({ allergens: [...form.values.allergens, ...found] }));
  const goBack = () => {
    isAsked.current = false;
    setFound([]);
  };
  const question = found.length > 0 && <RecognisedQuestion found={found} onTick={tick} onBack={goBack} />;
  return { holdBack, question };
}

/** What the lines surely hold and no tick says; nothing where the reader cannot be loaded. */
async function unticked(lines: readonly string[], ticked: readonly Allergen[]): Promise<Allergen[]> {
  try {
    const { allergensOf } = await import('@peanut/bartender/allergens');
    return allergensOf(lines).filter((one) => !ticked.includes(one));
  } catch (error) {
    console.warn('The allergens of the ingredients could not be read.', error);
    return [];
  }
}

interface CocktailFieldsProps {
  form: FormApi<CocktailValues>;
  spirits: { value: string; text?: string }[];
  spiritHint: string | undefined;
}

function CocktailFields({ form, spirits, spiritHint }: CocktailFieldsProps) {
  const bind = bindDrink('cocktail', form);
  const own = useOwnWords();
  const id = useId();
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
          things={own.things}
          onChange={(ingredients) => form.setValues({ ingredients })}
          error={form.errorOf('ingredients')}
          note={bind.mark('ingredients')}
        />
      </FormSection>
      <FormSection title="How it is served">
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField list={`${id}-glass`} {...bind.text('glass')} />
          <TextField list={`${id}-ice`} {...bind.text('ice')} />
          <TextField list={`${id}-smoke`} {...bind.text('smoke')} hint="Optional" />
        </div>
        <SuggestionList id={`${id}-glass`} texts={own.glass} />
        <SuggestionList id={`${id}-ice`} texts={own.ice} />
        <SuggestionList id={`${id}-smoke`} texts={own.smoke} />
        <TextArea rows={4} {...bind.text('prep')} />
      </FormSection>
      <GuestsSection bind={bind}>
        <AllergenNotes
          ingredients={form.values.ingredients}
          ticked={form.values.allergens}
          onTick={(allergens) => form.setValues({ allergens: [...form.values.allergens, ...allergens] })}
        />
      </GuestsSection>
    </>
  );
}
