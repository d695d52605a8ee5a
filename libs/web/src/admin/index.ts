/**
 * What admin mode needs of the browser runtime. A module of its own, shared by the micro-frontends like the rest,
 * so that a visitor never downloads it.
 */
export { requestAsAdmin } from '../api/write';
export { enterAdminMode } from './access/enter-admin-mode';
export { exitAdminMode } from './access/exit-admin-mode';
export {
  closeAdminDialog,
  openAdminDialog,
  useAdminDialog,
  type AdminDialog,
} from './dialogs/admin-dialog-store';
export { setGuestPreview, useGuestPreview } from './preview/guest-preview';
export { fieldsOf } from './staging/item-fields';
export { useLeaveGuard, withoutLeaveGuard } from './staging/leave-guard';
export type {
  CreateChange,
  DeleteChange,
  EntityType,
  Input,
  InputOf,
  Item,
  ItemOf,
  PendingChange,
  ReorderChange,
  StagingRecord,
  UndoEntry,
  UpdateChange,
} from './staging/pending-change';
export type { StagedFlags, StagedItem } from './staging/staged-list';
export { staging, useStaging, type StagingState } from './staging/staging-store';
export { useStagedList } from './staging/use-staged-list';
export type { Conflict } from './save/conflict';
export { savePendingChanges, type ConflictChoice, type SaveResult } from './save/save';
export { useSaveProgress, type SaveProgress } from './save/save-progress';
export { clearUndoHistory, undoLastChange } from './undo/undo';
export { reorderWhiskeysNow } from './undo/reorder-whiskeys';
