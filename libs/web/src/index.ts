export { ApiError } from './api/api-error';
export { readQuery, urlOf } from './api/read';
export { call, request, type CallArguments, type HttpMethod, type RequestOptions } from './api/request';
export * from './events/app-events';
export { useClickBurst } from './events/use-click-burst';
export { HEIGHTS, publishedHeight, usePublishedHeight } from './layout/published-heights';
export {
  isList,
  keepDrinkLists,
  knownLists,
  prefetchList,
  rereadLists,
  useCocktails,
  useSpiritOptions,
  useWhiskeys,
} from './lists/list-hooks';
export { hasOfflineData, loadSavedList, saveList } from './lists/saved-list';
export type { ListState } from './lists/list-hooks';
export { isBarReachable } from './network/reachable';
export { isUnreachable, useOnline, watchNetwork } from './network/use-online';
export { announceModal, useTopModal } from './modals/modal-store';
export { givenTitle, useGivenTitle, usePages, type MenuPage } from './pages/use-pages';
export * from './query';
export * from './router';
export { startSession } from './session/session';
export {
  closeAccessModal,
  useAccessModalOpen,
  useAdminMode,
  useSessionStatus,
  type SessionStatus,
} from './session/session-store';
export { fetchSetting, useSetting, type SettingState } from './settings/use-setting';
export {
  dismissToast,
  pauseToast,
  restartToast,
  resumeToast,
  showToast,
  type NewToast,
  type Toast,
} from './toasts/toast-store';
export { createStore, useStore, type Store } from './store/create-store';
export { useTakeover } from './takeover/use-takeover';
export { useToast } from './toasts/use-toast';
