import { Button } from '@peanut/ui';
import { Tabs } from '@peanut/ui/tabs';
import { openAdminDialog } from '@peanut/editing';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordFields } from '../change-password/password-fields';
import { type PasswordForm, usePasswordForm } from '../change-password/use-password-form';
import { ModalDialog } from '../dialog/modal-dialog';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { BusyButton } from '../form/busy-button';
import { About } from './about';
import { AppearanceTab, SaveAppearance } from './appearance/appearance-tab';
import { useAppearance } from './appearance/use-appearance';
import { SpiritsTab, useNewSpirit } from './spirits/spirits-tab';

interface SettingsDialogProps {
  onClose: () => void;
  /** Leaves admin mode, as the toolbar's Exit does. */
  onExit: () => void;
}

type TabKey = 'security' | 'spirits' | 'appearance';

/** The owner's settings: password, spirits, appearance. */
export function SettingsDialog({ onClose, onExit }: SettingsDialogProps) {
  const [tab, setTab] = useState<TabKey>('security');
  const password = usePasswordForm();
  const newSpirit = useNewSpirit();
  const appearance = useAppearance();
  const isElsewhere = password.isDirty || newSpirit.isChanged;
  const saveAndLeave = (leave: () => void) => {
    // What is wrong with it shows there.
    flushSync(() => setTab('appearance'));
    appearance.saveAndLeave(leave);
  };
  const guard = useUnsavedGuard(isElsewhere || appearance.isDirty, isElsewhere ? undefined : saveAndLeave);
  const changeImage = () => {
    onClose();
    openAdminDialog({ kind: 'change-image' });
  };
  const tabs = [
    { key: 'security' as const, title: 'Security', content: <SecurityTab form={password} /> },
    { key: 'spirits' as const, title: 'Spirits', content: <SpiritsTab newSpirit={newSpirit} /> },
    {
      key: 'appearance' as const,
      title: 'Appearance',
      content: <AppearanceTab appearance={appearance} onChangeImage={() => guard.leave(changeImage)} />,
    },
  ];
  return (
    <>
      <ModalDialog
        title="Admin Settings"
        onClose={() => guard.leave(onClose)}
        footer={
          <>
            {tab === 'appearance' && !appearance.isLoading && <SaveAppearance appearance={appearance} />}
            <Button onClick={() => guard.leave(onClose)}>Done</Button>
          </>
        }
      >
        <Tabs
          label="Settings"
          tabs={tabs}
          active={tab}
          onChange={setTab}
          keepMounted
          panelClassName="relative pt-7 sm:min-h-[30rem]"
        />
        <About />
        <Button className="mt-4 w-full sm:w-auto" onClick={() => guard.leave(onExit)}>
          <LogOut aria-hidden className="size-4" />
          <span>Exit Admin Mode</span>
        </Button>
      </ModalDialog>
      {guard.question}
    </>
  );
}

/** Changes the admin password. */
function SecurityTab({ form }: { form: PasswordForm }) {
  return (
    <form noValidate onSubmit={form.submit}>
      <p className="mb-6 text-pretty text-cream-300">
        One password opens admin mode. Changing it signs everyone else out.
      </p>
      <PasswordFields form={form} />
      <BusyButton variant="solid" type="submit" isBusy={form.isSending} className="mt-7 w-full sm:w-auto">
        Update Password
      </BusyButton>
    </form>
  );
}
