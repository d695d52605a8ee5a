import { showToast, useSetting } from '@peanut/web';
import { dequal } from 'dequal/lite';
import { useState, type SyntheticEvent } from 'react';
import { failureMessage } from '../../form/failure-message';
import { useForm } from '../../form/use-form';
import {
  appearanceProblems,
  changedSettings,
  shownSettings,
  type AppearanceInput,
} from './appearance-values';
import { putSetting } from './put-setting';

/** The fields of the Appearance tab: what is stored, and over it what the owner edited. */
export function useAppearance() {
  const { isLoading, shown } = useShown();
  const [followed, setFollowed] = useState(shown);
  const form = useForm({ initial: shown, toInput: changedSettings, findProblems: appearanceProblems });
  if (!dequal(followed, shown)) {
    setFollowed(shown);
    form.reinitialize(shown);
  }

  const save = async (input: AppearanceInput) => {
    const changes = Object.entries(input) as [keyof AppearanceInput, string | null][];
    if (changes.length === 0) {
      return showToast({ title: 'Nothing Changed', description: 'There is nothing new to save.' });
    }
    try {
      for (const [key, value] of changes) {
        await putSetting(key, value);
        form.setInitial({ [key]: shownSettings({ [key]: value })[key] });
      }
      showToast({ title: 'Success', description: 'Appearance saved successfully' });
    } catch (error) {
      const description = failureMessage(error, 'Failed to save the appearance. Please try again.');
      showToast({ title: 'Error', description, variant: 'destructive' });
    }
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => form.submit(event, save);
  return { ...form, isLoading, submit };
}

export type Appearance = ReturnType<typeof useAppearance>;

function useShown() {
  const settings = {
    bar_name: useSetting('bar_name'),
    bar_subtitle: useSetting('bar_subtitle'),
    accent_color: useSetting('accent_color'),
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
