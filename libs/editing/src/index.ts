/**
 * What the owner's edits go through from the form to the service. Shared by the micro-frontends as one instance that
 * the shell brings (docs/decisions/016): a visitor never downloads it.
 */
export { callAsOwner, writeAsOwner } from './calls/drink-calls';
export { closeAdminDialog, openAdminDialog, useAdminDialog } from './dialogs/admin-dialog';
export { draftKey, keepDraft, readDraft, type Draft } from './drafts/drafts';
export { APPLY_ORDER } from './reorder/apply-order';
export { inOrder, movedTo } from './order/full-order';
export { asGuestsSee, splitMenu, type StagedListItem, type MenuParts } from './order/split-menu';
export { setGuestPreview, useGuestPreview } from './preview/guest-preview';
export { useStagedList } from './preview/staged-list';
export { useLeaveGuard, withoutLeaveGuard } from './record/leave-guard';
export type * from './record/pending-change';
export { useStaging } from './record/staging-store';
export type { Conflict } from './save/conflict';
export { savePendingChanges, useSaveProgress, type ConflictChoice, type SaveResult } from './save/save';
export { enterAdminMode, exitAdminMode } from './session/admin-mode';
export { forgetAdded, useAdded } from './stage/added';
export { staging } from './stage/staging';
export { clearUndoHistory, undoLastChange } from './undo/undo';
export { undoAndTell } from './undo/undo-and-tell';
