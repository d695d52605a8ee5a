import { PAGE_AT, type RemoteName } from '@peanut/contracts';

/** A module of a remote, and the name of its area in messages. */
export interface RemoteModule {
  remote: RemoteName;
  module: string;
  area: string;
}

/** Which remote draws which route. */
export const REMOTE_ROUTES: readonly (RemoteModule & { path: string })[] = Array.from(
  PAGE_AT,
  ([path, { remote, module, area }]) => ({ path, remote, module: `./${module}`, area }),
);

/** On every page, next to the route. */
export const ADMIN_OVERLAY: RemoteModule = { remote: 'mf-admin', module: './AdminOverlay', area: 'admin' };
export const CHAT_OVERLAY: RemoteModule = { remote: 'mf-ai', module: './ChatPanel', area: 'chat' };
