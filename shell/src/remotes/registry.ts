import { ROUTES } from '@peanut/contracts';

/** Where each micro-frontend is. */
export const REMOTES = {
  mf_menu: '/mf-menu/assets/remoteEntry.js',
  mf_admin: '/mf-admin/assets/remoteEntry.js',
  mf_ai: '/mf-ai/assets/remoteEntry.js',
} as const satisfies Record<string, string>;
export type RemoteName = keyof typeof REMOTES;

/** A module of a remote, and the area it stands for in messages. */
export interface RemoteModule {
  remote: RemoteName;
  module: string;
  area: string;
}

const menu = (module: string) => ({ remote: 'mf_menu', module, area: 'menu' }) as const;
const recommendations = {
  remote: 'mf_ai',
  module: './RecommendationsPage',
  area: 'recommendations',
} as const;

/** Which remote draws which route. */
export const REMOTE_ROUTES: readonly (RemoteModule & { path: string })[] = [
  { path: ROUTES.landing, ...menu('./LandingPage') },
  { path: ROUTES.cocktails, ...menu('./CocktailsPage') },
  { path: ROUTES.whiskey, ...menu('./WhiskeyPage') },
  { path: ROUTES.recommendations, ...recommendations },
  { path: ROUTES.recommendationsAlias, ...recommendations },
];

/** What stands on every page, beside the route. */
export const ADMIN_OVERLAY: RemoteModule = { remote: 'mf_admin', module: './AdminOverlay', area: 'admin' };
export const CHAT_OVERLAY: RemoteModule = { remote: 'mf_ai', module: './ChatPanel', area: 'chat' };
