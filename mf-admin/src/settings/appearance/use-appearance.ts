import { DEFAULT_BAR, ENDPOINTS, SETTINGS_PATH, type SettingKey } from '@peanut/contracts';
import { settingProblem } from '@peanut/contracts/requests';
import { callAsOwner } from '@peanut/editing';
import { DEFAULT_ACCENT } from '@peanut/ui';
import { queryClient, showToast, useSetting } from '@peanut/web';
import { dequal } from 'dequal/lite';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { failureMessage } from '../../form/failure-message';
import { type Problem } from '../../form/problems';
import { useForm } from '../../form/use-form';

/** The fields of the Appearance tab: the stored settings, and on top the owner's edits. */
export function useAppearance() {
  const { isLoading, shown } = useShown();
  const formId = useId();
  const leaving = useRef<() => void>(undefined);
  const [followed, setFollowed] = useState(shown);
  const form = useForm({ initial: shown, toInput: changedSettings, findProblems: appearanceProblems });
  if (!dequal(followed, shown)) {
    setFollowed(shown);
    form.reinitialize(shown);
  }

  const save = async (input: AppearanceInput, onSaved?: () => void) => {
    const changes = Object.entries(input) as [keyof AppearanceInput, string | null][];
    if (changes.length === 0) {
      return showToast({ title: 'Nothing Changed', description: 'There is nothing new to save.' });
    }
    try {
      for (const [key, value] of changes) {
        await putSetting(key, value);
        form.setInitial({ [key]: shownSettings({ [key]: value })[key] });
      }
      // A toast ends with the dialog it is shown in.
      if (onSaved) flushSync(onSaved);
      showToast({ title: 'Success', description: 'Appearance saved successfully' });
    } catch (error) {
      const description = failureMessage(error, 'Failed to save the appearance. Please try again.');
      showToast({ title: 'Error', description, variant: 'destructive' });
    }
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const leave = leaving.current;
    leaving.current = undefined;
    form.submit(event, (input) => save(input, leave));
  };
  return {
    ...form,
    isLoading,
    /** Id of the form, for buttons outside it. */
    formId,
    submit,
    /** Saves as the form's own button does, and leaves by the given way once everything is saved. */
    saveAndLeave: (leave: () => void) => {
      leaving.current = leave;
      (document.getElementById(formId) as HTMLFormElement).requestSubmit();
    },
  };
}

export type Appearance = ReturnType<typeof useAppearance>;

function useShown() {
  const settings = {
    bar_name: useSetting('bar_name'),
    bar_subtitle: useSetting('bar_subtitle'),
    accent_color: useSetting('accent_color'),
    hide_unavailable: useSetting('hide_unavailable'),
    clear_undo_after_save: useSetting('clear_undo_after_save'),
  };
  const stored = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [
      key,
      setting.status === 'ready' ? setting.value : null,
    ]),
  );
  return {
    shown: shownSettings(stored),
    isLoading: Object.values(settings).some(({ status }) => status === 'loading'),
  };
}

/** What the fields hold. */
interface AppearanceValues {
  bar_name: string;
  bar_subtitle: string;
  accent_color: string;
  hide_unavailable: boolean;
  clear_undo_after_save: boolean;
}
type AppearanceKey = keyof AppearanceValues & SettingKey;

/** Settings as they are stored; null is the built-in value. */
type AppearanceInput = Partial<Record<AppearanceKey, string | null>>;

/** What the fields show of the stored settings. */
const shownSettings = (stored: AppearanceInput): AppearanceValues => ({
  bar_name: stored.bar_name || DEFAULT_BAR.name,
  bar_subtitle: stored.bar_subtitle || DEFAULT_BAR.subtitle,
  accent_color: stored.accent_color || DEFAULT_ACCENT,
  hide_unavailable: stored.hide_unavailable === 'true',
  clear_undo_after_save: stored.clear_undo_after_save === 'true',
});

/** The settings whose fields were changed. */
function changedSettings(values: AppearanceValues, initial: AppearanceValues): AppearanceInput {
  const keys = Object.keys(values) as AppearanceKey[];
  const changed = keys.filter((key) => values[key] !== initial[key]);
  return Object.fromEntries(changed.map((key) => [key, storedValue(key, values[key])]));
}

/** The value to store for a field; an empty field resets it to the built-in one. */
function storedValue(key: AppearanceKey, value: string | boolean): string | null {
  const text = String(value).trim();
  const isDefaultAccent = key === 'accent_color' && text.toLowerCase() === DEFAULT_ACCENT;
  return text === '' || isDefaultAccent ? null : text;
}

/** The problems that the service would find, by its own rules. */
function appearanceProblems(input: AppearanceInput): Problem[] {
  const keys = Object.keys(input) as AppearanceKey[];
  return keys.flatMap((field) => {
    const message = settingProblem(field, input[field] ?? null);
    return message ? [{ field, message, isMissing: false }] : [];
  });
}

/** Stores a setting, null unsets it; resolves when the page shows it. Throws ApiError for a non-OK answer. */
export async function putSetting(key: SettingKey, value: string | null): Promise<void> {
  await callAsOwner(ENDPOINTS.putSetting, { parameters: { key }, body: { value } });
  await queryClient.invalidateQueries({ queryKey: [SETTINGS_PATH, key] });
}
