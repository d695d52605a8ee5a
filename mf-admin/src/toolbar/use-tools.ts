import { PAGES } from '@peanut/contracts';
import { useLocation } from '@peanut/web';
import { openAdminDialog, setGuestPreview, useGuestPreview, useStaging } from '@peanut/editing';
import Eraser from 'lucide-react/icons/eraser';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import Settings2 from 'lucide-react/icons/settings-2';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { clearUndo } from './use-undo';
import { useUndo } from './use-undo';
import type { Tool } from './tool-button';
import type { ToolbarDialog } from './toolbar-dialog';

type Open = (dialog: ToolbarDialog) => void;

/** What the toolbar offers right now, in groups. */
export function useTools(open: Open, exit: () => void): Tool[][] {
  const { pending, undo } = useStaging();
  const { pathname } = useLocation();
  const isPreview = useGuestPreview();
  const { isUndoing, undoLast } = useUndo();
  const groups = [
    pendingTools(pending.length, open),
    undoTools(undo.length, isUndoing, undoLast),
    menuTools(pathname, isPreview, open),
    settingsTools(open, exit),
  ];
  return groups.filter((tools) => tools.length > 0);
}

function pendingTools(count: number, open: Open): Tool[] {
  if (count === 0) return [];
  return [
    { key: 'save', name: `Save (${count})`, icon: Save, variant: 'solid', onSelect: () => open('save') },
    { key: 'discard', name: 'Discard', icon: Trash2, onSelect: () => open('discard') },
  ];
}

function undoTools(count: number, isUndoing: boolean, undoLast: () => void): Tool[] {
  if (count === 0) return [];
  return [
    { key: 'undo', name: `Undo (${count})`, icon: Undo2, isBusy: isUndoing, onSelect: undoLast },
    {
      key: 'clear-undo',
      name: 'Clear undo history',
      short: 'Clear undo',
      icon: Eraser,
      onSelect: () => void clearUndo(),
    },
  ];
}

function menuTools(pathname: string, isPreview: boolean, open: Open): Tool[] {
  return [
    ...addTools(pathname),
    {
      key: 'pending',
      name: 'Pending changes',
      short: 'Pending',
      icon: ListChecks,
      onSelect: () => open('pending'),
    },
    isPreview
      ? {
          key: 'preview',
          name: 'Back to editing',
          icon: Pencil,
          variant: 'solid',
          onSelect: () => setGuestPreview(false),
        }
      : {
          key: 'preview',
          name: 'See it as a guest',
          short: 'As a guest',
          icon: Eye,
          onSelect: () => setGuestPreview(true),
        },
  ];
}

function addTools(pathname: string): Tool[] {
  if (pathname === PAGES.cocktails.path) {
    const onSelect = () => openAdminDialog({ kind: 'add', entityType: 'cocktail' });
    return [{ key: 'add', name: 'Add Cocktail', icon: Plus, onSelect }];
  }
  if (pathname === PAGES.whiskey.path) {
    const onSelect = () => openAdminDialog({ kind: 'add', entityType: 'whiskey' });
    return [{ key: 'add', name: 'Add Whiskey', icon: Plus, onSelect }];
  }
  return [];
}

function settingsTools(open: Open, exit: () => void): Tool[] {
  return [
    {
      key: 'password',
      name: 'Change password',
      short: 'Password',
      icon: KeyRound,
      onSelect: () => open('change-password'),
    },
    { key: 'settings', name: 'Settings', icon: Settings2, onSelect: () => open('settings') },
    { key: 'exit', name: 'Exit', icon: LogOut, onSelect: exit },
  ];
}
