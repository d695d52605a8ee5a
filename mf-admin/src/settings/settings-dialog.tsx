import { Button } from '@peanut/ui';
import { openAdminDialog } from '@peanut/editing';
import LogOut from 'lucide-react/icons/log-out';
import { usePasswordForm } from '../change-password/use-password-form';
import { AdminDialog } from '../dialog/admin-dialog';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { AppearanceTab } from './appearance/appearance-tab';
import { useAppearance } from './appearance/use-appearance';
import { SecurityTab } from './security-tab';
import { SpiritsTab } from './spirits/spirits-tab';
import { useNewSpirit } from './spirits/use-new-spirit';
import { Tabs } from './tabs';

interface SettingsDialogProps {
  onClose: () => void;
  /** Leaves admin mode, as the toolbar's Exit does. */
  onExit: () => void;
}

/** What the owner sets up once in a while: the password, the spirits, the looks. */
export function SettingsDialog({ onClose, onExit }: SettingsDialogProps) {
  const password = usePasswordForm();
  const newSpirit = useNewSpirit();
  const appearance = useAppearance();
  const guard = useUnsavedGuard(password.hasInput || newSpirit.name.trim() !== '' || appearance.isDirty);
  const changeImage = () => {
    onClose();
    openAdminDialog({ kind: 'change-image' });
  };
  const tabs = [
    { title: 'Security', content: <SecurityTab form={password} /> },
    { title: 'Spirits', content: <SpiritsTab newSpirit={newSpirit} /> },
    {
      title: 'Appearance',
      content: <AppearanceTab appearance={appearance} onChangeImage={() => guard.leave(changeImage)} />,
    },
  ];
  return (
    <>
      <AdminDialog
        title="Admin Settings"
        onClose={() => guard.leave(onClose)}
        footer={
          <Button onClick={() => guard.leave(onExit)}>
            <LogOut aria-hidden className="size-4" />
            Exit Admin Mode
          </Button>
        }
      >
        <Tabs label="Settings" tabs={tabs} />
      </AdminDialog>
      {guard.question}
    </>
  );
}
