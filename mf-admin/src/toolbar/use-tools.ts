import { PAGES } from '@peanut/contracts';
import {
  clearUndoHistory,
  openAdminDialog,
  setGuestPreview,
  undoAndTell,
  useGuestPreview,
  useLeftOut,
  useStaging,
} from '@peanut/editing';
import { showToast, useLocation } from '@peanut/web';
import type { MenuItem } from '@peanut/ui/menu';
import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eraser from 'lucide-react/icons/eraser';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import Settings2 from 'lucide-react/icons/settings-2';
import ShelvingUnit from 'lucide-react/icons/shelving-unit';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { moreItems } from './more-items';
import type { ToolbarDialog } from './toolbar-dialog';

type Open = (dialog: ToolbarDialog) => void;

/** One control of the admin toolbar. */
export interface Tool {
  /** Stays the same while the count in the name changes. */
  key: string;
  /** Accessible name, the same in every layout. */
  name: string;
  /** The visible label, where the whole name takes too much room: a part of it. */
  short?: string;
  icon: LucideIcon;
  /** `solid`: the most likely next step. */
  variant?: 'solid' | 'plain';
  isBusy?: boolean;
  /** The way out of where one is: in sight wherever the row is scrolled to. */
  isKept?: boolean;
  onSelect?: () => void;
  /** It opens a menu of these. */
  items?: readonly MenuItem[];
}

export interface Tools {
  /** Always visible while the rest scrolls. */
  pinned: Tool[];
  /** The rest, in groups. */
  groups: Tool[][];
}

/** What the toolbar offers right now: what an evening needs first, what is rare or throws something away last. */
export function useTools(open: Open, exit: () => void): Tools {
  const { pending, undo } = useStaging();
  const { pathname } = useLocation();
  const isPreview = useGuestPreview();
  const leftOut = useLeftOut();
  const { isUndoing, undoLast } = useUndo();
  const [hasPending, hasUndo] = [pending.length > 0, undo.length > 0];
  return {
    pinned: [
      ...(hasPending ? [saveTool(pending.length, open)] : []),
      ...(hasUndo ? [undoTool(undo.length, isUndoing, undoLast)] : []),
    ],
    groups: [
      menuTools({ pathname, isPreview, leftOut }, open),
      [
        ...(hasPending ? [discardTool(open)] : []),
        ...(hasUndo ? [CLEAR_UNDO] : []),
        passwordTool(open),
        { key: 'exit', name: 'Exit', icon: LogOut, onSelect: exit },
      ],
    ],
  };
}

const saveTool = (count: number, open: Open): Tool => ({
  key: 'save',
  name: `Save (${count})`,
  icon: Save,
  variant: 'solid',
  onSelect: () => open('save'),
});

const undoTool = (count: number, isBusy: boolean, onSelect: () => void): Tool => ({
  key: 'undo',
  name: `Undo (${count})`,
  icon: Undo2,
  isBusy,
  onSelect,
});

const discardTool = (open: Open): Tool => ({
  key: 'discard',
  name: 'Discard',
  icon: Trash2,
  onSelect: () => open('discard'),
});

const CLEAR_UNDO: Tool = {
  key: 'clear-undo',
  name: 'Clear undo history',
  short: 'Clear undo',
  icon: Eraser,
  onSelect: () => void clearUndo(),
};

interface Page {
  pathname: string;
  isPreview: boolean;
  /** Drinks that print leaves out. */
  leftOut: number;
}

function menuTools({ pathname, isPreview, leftOut }: Page, open: Open): Tool[] {
  return [
    ...addTools(pathname),
    { key: 'shelf', name: 'Shelf', icon: ShelvingUnit, onSelect: () => open('shelf') },
    { key: 'settings', name: 'Settings', icon: Settings2, onSelect: () => open('settings') },
    previewTool(isPreview),
    {
      key: 'pending',
      name: 'Pending changes',
      short: 'Pending',
      icon: ListChecks,
      onSelect: () => open('pending'),
    },
    { key: 'more', name: 'More', icon: Ellipsis, items: moreItems(pathname, leftOut, open) },
  ];
}

const previewTool = (isPreview: boolean): Tool =>
  isPreview
    ? {
        key: 'preview',
        name: 'Back to editing',
        icon: Pencil,
        variant: 'solid',
        isKept: true,
        onSelect: () => setGuestPreview(false),
      }
    : {
        key: 'preview',
        name: 'View as guest',
        short: 'As guest',
        icon: Eye,
        onSelect: () => setGuestPreview(true),
      };

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

const passwordTool = (open: Open): Tool => ({
  key: 'password',
  name: 'Change password',
  short: 'Password',
  icon: KeyRound,
  onSelect: () => open('change-password'),
});

/** Takes the newest applied change back, and says how it went. */
function useUndo(): { isUndoing: boolean; undoLast: () => void } {
  const [isUndoing, setUndoing] = useState(false);
  const undoLast = async () => {
    setUndoing(true);
    await undoAndTell();
    setUndoing(false);
  };
  return { isUndoing, undoLast: () => void undoLast() };
}

/** Forgets every applied change that could still be undone. */
async function clearUndo(): Promise<void> {
  await clearUndoHistory();
  showToast({ title: 'Undo History Cleared', description: 'All undo actions have been cleared.' });
}
