import { DEFAULT_BAR, SETTING_LIMITS } from '@peanut/contracts';
import { SwitchField, TextArea, TextField } from '@peanut/ui';
import { BusyButton } from '../../form/busy-button';
import { AccentField } from './accent-field';
import type { AppearanceKey } from './appearance-values';
import { LandingPhoto } from './landing-photo';
import type { Appearance } from './use-appearance';

interface AppearanceTabProps {
  appearance: Appearance;
  onChangeImage: () => void;
}

/** How the bar presents itself. */
export function AppearanceTab({ appearance, onChangeImage }: AppearanceTabProps) {
  if (appearance.isLoading) {
    return (
      <p role="status" className="py-8 text-center text-cream-300">
        Fetching the settings…
      </p>
    );
  }
  const bind = (key: AppearanceKey) => ({
    name: key,
    value: appearance.values[key],
    onChange: (text: string) => appearance.set(key, text),
    error: appearance.errorOf(key),
  });
  return (
    <form noValidate autoComplete="off" onSubmit={appearance.submit} className="grid gap-6">
      <TextField
        label="Bar name"
        maxCharacters={SETTING_LIMITS.bar_name}
        placeholder={DEFAULT_BAR.name}
        {...bind('bar_name')}
      />
      <TextArea
        label="Subtitle"
        rows={2}
        maxCharacters={SETTING_LIMITS.bar_subtitle}
        placeholder={DEFAULT_BAR.subtitle}
        {...bind('bar_subtitle')}
      />
      <AccentField {...bind('accent_color')} />
      <LandingPhoto onChangeImage={onChangeImage} />
      <SwitchField
        label="Clear undo history after each save"
        hint="Otherwise the last ten saved changes can be undone."
        checked={appearance.values.clear_undo_after_save === 'true'}
        onChange={(isOn) => appearance.set('clear_undo_after_save', String(isOn))}
      />
      <BusyButton
        variant="solid"
        type="submit"
        isBusy={appearance.isSaving}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        Save appearance
      </BusyButton>
    </form>
  );
}
