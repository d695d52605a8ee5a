/** Events that parts of the page send each other on `window`. */
export const APP_EVENTS = {
  openAdminModal: 'open-admin-modal',
  backOnline: 'app-back-online',
  /** A file of the page could not be fetched; the detail is the address of the module that wanted it. */
  fileLost: 'app-file-lost',
} as const;
export type AppEvent = (typeof APP_EVENTS)[keyof typeof APP_EVENTS];

export function fireAppEvent(event: AppEvent, detail?: string): void {
  window.dispatchEvent(new CustomEvent(event, { detail }));
}

/** Listens until the returned function is called. */
export function onAppEvent(event: AppEvent, listener: (detail: string) => void): () => void {
  const onEvent = (fired: Event) => listener(String((fired as CustomEvent<unknown>).detail ?? ''));
  window.addEventListener(event, onEvent);
  return () => window.removeEventListener(event, onEvent);
}
