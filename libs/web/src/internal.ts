/**
 * What the shell and libs/editing need besides the public names. The shell builds both, so they share it; a micro-frontend that
 * imported it would bring a copy with a state of its own, which its build refuses (tools/vite/federated.mjs).
 */
export { shownTags } from './api/read';
export { heldLists, holdLists } from './lists/held-lists';
export { broadcastSession, endSession, pendingLogout, sessionChannel, setSession } from './session/session';
export { accessModalStore, markSessionExpired, sessionStore } from './session/session-store';
export { tabChannel } from './tab-channel';
