export { ApiError } from './api/api-error';
export { readQuery, urlOf } from './api/read';
export { call, request, type CallArguments, type HttpMethod, type RequestOptions } from './api/request';
export { TooLate, withDeadline } from './deadline';
export * from './events/app-events';
export { useClickBurst } from './events/use-click-burst';
export { useTakeover } from './hydration';
export { guestLimits, setGuestLimits, useGuestLimits } from './limits/guest-limits';
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
  type ListState,
} from './lists/list-hooks';
export { hasOfflineData, loadSavedList, saveList } from './lists/saved-list';
export { isBarReachable, isUnreachable, useOnline, watchNetwork } from './network/use-online';
export { announceModal, useTopModal } from './modals/modal-store';
export { givenTitle, useGivenTitle, usePages, type MenuPage } from './pages/use-pages';
// The few names of TanStack Query and the router that the product uses: sharing the whole libraries would ship all of them.
export { QueryClientProvider, useQuery } from '@tanstack/react-query';
export { BrowserRouter, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { queryClient } from './query/query-client';
export { Link } from './router/link';
export { pageKey, recallPage, rememberPage } from './router/page-memory';
export { startSession } from './session/session';
export {
  closeAccessModal,
  useAccessModalOpen,
  useAdminMode,
  useSessionStatus,
  type SessionStatus,
} from './session/session-store';
export { useBarName } from './settings/use-bar-name';
export { fetchSetting, useSetting, type SettingState } from './settings/use-setting';
export {
  dismissToast,
  pauseToast,
  restartToast,
  resumeToast,
  showToast,
  useToast,
  type NewToast,
  type Toast,
} from './toasts/toast-store';
export { deviceStorage, tabStorage } from './storage';
export { createStore, useStore, type Store } from './store/create-store';
