import { DEFAULT_BAR, SETTING_LENGTHS } from '@peanut/contracts';
import { SwitchField, TextArea, TextField } from '@peanut/ui';
import { bindSwitch, bindText } from '../../form/bind-field';
import { BusyButton } from '../../form/busy-button';
import { AccentField } from './accent-field';
import { LandingPhoto } from './landing-photo';
import { QrCode } from './qr-code';
import type { Appearance } from './use-appearance';

interface AppearanceTabProps {
  appearance: Appearance;
  onChangeImage: () => void;
}

/** Stands where it stays in reach: the form is longer than a screen. */
export function SaveAppearance({ appearance }: { appearance: Appearance }) {
  return (
    <BusyButton variant="solid" type="submit" form={appearance.formId} isBusy={appearance.isSending}>
      Save appearance
    </BusyButton>
  );
}

/** How the bar presents itself. */
export function AppearanceTab({ appearance, onChangeImage }: AppearanceTabProps) {
  if (appearance.isLoading) {
    return (
      <p role="status" className="py-8 text-center text-cream-300">
        Loading settings…
      </p>
    );
  }
  return (
    <>
      <form
        id={appearance.formId}
        noValidate
        autoComplete="off"
        onSubmit={appearance.submit}
        className="grid grid-cols-1 gap-6"
      >
        <TextField
          maxCharacters={SETTING_LENGTHS.bar_name}
          placeholder={DEFAULT_BAR.name}
          {...bindText(appearance, 'bar_name', 'Bar name')}
        />
        <TextArea
          rows={2}
          maxCharacters={SETTING_LENGTHS.bar_subtitle}
          placeholder={DEFAULT_BAR.subtitle}
          {...bindText(appearance, 'bar_subtitle', 'Subtitle')}
        />
        <AccentField {...bindText(appearance, 'accent_color', 'Accent colour')} />
        <LandingPhoto onChangeImage={onChangeImage} />
        <SwitchField
          hint="When off, guests see them marked Out of Stock."
          {...bindSwitch(appearance, 'hide_unavailable', 'Hide drinks that are out of stock')}
        />
        <SwitchField
          hint="When off, you can undo the last ten saved changes."
          {...bindSwitch(appearance, 'clear_undo_after_save', 'Clear undo history after each save')}
        />
      </form>
      <div className="mt-8 border-t border-accent/25 pt-6">
        {/* An owner is at PUBLIC_ORIGIN where it is set: the gateway refuses other hosts, and writes from other origins. */}
        <QrCode address={window.location.origin} />
      </div>
    </>
  );
}
