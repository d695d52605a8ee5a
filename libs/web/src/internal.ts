/**
 * What libs/editing needs besides the public names. The shell builds both, so they share it; a micro-frontend that
 * imported it would bring a copy with a state of its own, which its build refuses (tools/vite/federated.mjs).
 */
export { broadcastSession, endSession, pendingLogout, setSession } from './session/session';
export { accessModalStore, markSessionExpired, sessionStore } from './session/session-store';
