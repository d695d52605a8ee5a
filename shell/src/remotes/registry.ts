import { ROUTES } from '@peanut/contracts';

/** A micro-frontend as the shell knows it: its URL, and the area it stands for in messages. */
export interface RemoteInfo {
  entry: string;
  area: string;
}

export const REMOTES = {
  mf_menu: { entry: '/mf-menu/assets/remoteEntry.js', area: 'menu' },
  mf_admin: { entry: '/mf-admin/assets/remoteEntry.js', area: 'admin' },
  mf_ai: { entry: '/mf-ai/assets/remoteEntry.js', area: 'recommendations' },
} as const satisfies Record<string, RemoteInfo>;
export type RemoteName = keyof typeof REMOTES;

/** Which remote draws which route. */
export const REMOTE_ROUTES = [
  { path: ROUTES.landing, remote: 'mf_menu', module: './LandingPage' },
  { path: ROUTES.cocktails, remote: 'mf_menu', module: './CocktailsPage' },
  { path: ROUTES.whiskey, remote: 'mf_menu', module: './WhiskeyPage' },
  { path: ROUTES.recommendations, remote: 'mf_ai', module: './RecommendationsPage' },
  { path: ROUTES.recommendationsAlias, remote: 'mf_ai', module: './RecommendationsPage' },
] as const satisfies readonly { path: string; remote: RemoteName; module: string }[];

/** Overlays that stand on every page. */
export const REMOTE_OVERLAYS = {
  admin: { remote: 'mf_admin', module: './AdminOverlay' },
} as const satisfies Record<string, { remote: RemoteName; module: string }>;
