/** Events that parts of the page send each other on `window`. */
export const APP_EVENTS = {
  openAdminModal: 'open-admin-modal',
  backOnline: 'app-back-online',
} as const;
export type AppEvent = (typeof APP_EVENTS)[keyof typeof APP_EVENTS];

export function fireAppEvent(event: AppEvent): void {
  window.dispatchEvent(new CustomEvent(event));
}

/** Listens until the returned function is called. */
export function onAppEvent(event: AppEvent, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
