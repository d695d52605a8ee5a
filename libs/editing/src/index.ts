/**
 * What the owner's edits go through from the form to the service. Shared by the micro-frontends as one instance that
 * the shell brings (docs/decisions/016): a visitor never downloads it.
 */
// Micro-frontends take it from here, the last release's too: their own build would bring a second copy.
export { inOrder, inputOf } from '@peanut/contracts';
// So are lists that wait while one change of the owner takes many calls.
export { holdLists } from '@peanut/web/internal';
export { asOwner, callAsOwner, freshKey, writeAsOwner } from './calls/drink-calls';
export { waitsForNetwork } from './calls/waits-for-network';
export { draftKey, keepDraft, readDraft, type Draft } from './drafts/drafts';
export { asGuestsSee, movedTo, splitMenu, type MenuParts, type StagedListItem } from './order/full-order';
export { numberAt, placesOf } from './order/places';
export { useStagedList } from './preview/staged-list';
export { useLeaveGuard, withoutLeaveGuard } from './record/leave-guard';
export type * from './record/pending-change';
export { useStaging } from './record/staging-store';
export { APPLY_ORDER } from './reorder/apply-order';
export type { Conflict } from './save/conflict';
export { NoRestorePointError } from './save/point-before-save';
export {
  savePendingChanges,
  stopSaving,
  useSaveProgress,
  type ConflictChoice,
  type SaveProgress,
  type SaveResult,
} from './save/save';
export { enterAdminMode, exitAdminMode } from './session/admin-mode';
export { changesBack, type Menu } from './go-back/changes-back';
export { changesTo, type WantedMenu } from './go-back/changes-to';
export { markAvailable, markPourAnyway } from './sold-out/sold-out';
export { staging } from './stage/staging';
export type { DrinkEdit, StagedEdit } from './stage/stage-many';
export { clearUndoHistory, undoAndTell, undoLastChange } from './undo/undo';
export {
  closeAdminDialog,
  forgetAdded,
  noteLeftOut,
  openAdminDialog,
  printWholeMenu,
  setGuestPreview,
  useAdded,
  useAdminDialog,
  useGuestPreview,
  useLeftOut,
  useWholePaper,
} from './view/owner-view';
