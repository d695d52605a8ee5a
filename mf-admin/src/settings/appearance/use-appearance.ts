import { showToast, useSetting } from '@peanut/web';
import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { failureMessage } from '../../form/failure-message';
import { toastProblem } from '../../form/toast-problem';
import {
  appearanceProblem,
  BUILT_IN,
  changedKeys,
  storedValue,
  type AppearanceKey,
  type AppearanceValues,
} from './appearance-values';
import { putSetting } from './put-setting';

/** The fields of the Appearance tab: what is stored, and over it what the owner edited. */
export function useAppearance() {
  const { isLoading, shown } = useShown();
  const [edited, setEdited] = useState<Partial<AppearanceValues>>({});
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const values = { ...shown, ...edited };
  const changed = changedKeys(shown, edited);
  const problems = changed.flatMap((field) => {
    const message = appearanceProblem(field, values[field]);
    return message ? [{ field, message, isMissing: false }] : [];
  });

  const save = async () => {
    setSaving(true);
    try {
      for (const key of changed) {
        await putSetting(key, storedValue(key, values[key]));
        setEdited(({ [key]: _, ...rest }) => rest);
      }
      showToast({ title: 'Success', description: 'Appearance saved successfully' });
    } catch (error) {
      const description = failureMessage(error, 'Failed to save the appearance. Please try again.');
      showToast({ title: 'Error', description, variant: 'destructive' });
    }
    setSaving(false);
  };

  return {
    isLoading,
    values,
    isDirty: changed.length > 0,
    isSaving,
    set: (key: AppearanceKey, text: string) => setEdited((now) => ({ ...now, [key]: text })),
    errorOf: (key: AppearanceKey) =>
      isChecked ? problems.find(({ field }) => field === key)?.message : undefined,
    async submit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      if (isSaving) return;
      if (changed.length === 0) {
        return showToast({ title: 'Nothing Changed', description: 'The appearance is as it was.' });
      }
      flushSync(() => setChecked(true));
      if (problems.length === 0) return save();
      toastProblem(problems);
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}

export type Appearance = ReturnType<typeof useAppearance>;

function useShown() {
  const settings = {
    bar_name: useSetting('bar_name'),
    bar_subtitle: useSetting('bar_subtitle'),
    accent_color: useSetting('accent_color'),
    clear_undo_after_save: useSetting('clear_undo_after_save'),
  };
  const show = (key: AppearanceKey) => {
    const setting = settings[key];
    return (setting.status === 'ready' && setting.value) || BUILT_IN[key];
  };
  const shown: AppearanceValues = {
    bar_name: show('bar_name'),
    bar_subtitle: show('bar_subtitle'),
    accent_color: show('accent_color'),
    clear_undo_after_save: show('clear_undo_after_save'),
  };
  return { shown, isLoading: Object.values(settings).some(({ status }) => status === 'loading') };
}
