import { Route, Routes } from '@peanut/web';
import { lazy, Suspense } from 'react';
import { PageArrival } from './first-view/takeover';
import { AccentColour } from './layout/accent-colour';
import { AdminArea } from './layout/admin-area';
import { LateAreas } from './layout/late-areas';
import { RouteChange } from './layout/route-change';
import { SiteFooter } from './layout/site-footer';
import { SiteHeader } from './layout/site-header';
import { SkipLink } from './layout/skip-link';
import { untilLoaded } from './layout/until-loaded';
import { AreaSkeleton } from './remotes/area-skeleton';
import { loadPage } from './remotes/load-remote';
import { REMOTE_ROUTES } from './remotes/registry';
import { Remote } from './remotes/remote';

const NotFoundPage = lazy(() => untilLoaded(() => import('./not-found/not-found-page')));

/** The page: header, the current route's micro-frontend, footer and overlays. */
export function App() {
  return (
    <div className="flex min-h-dvh flex-col pb-(--tab-bar-height)">
      <AccentColour />
      <RouteChange />
      <SkipLink />
      <div className="sticky top-0 z-30">
        <SiteHeader />
        <AdminArea />
      </div>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Routes>
          {REMOTE_ROUTES.map(({ path, ...module }) => (
            <Route
              key={path}
              path={path}
              element={
                <Remote key={path} {...module} load={loadPage} fallback={<AreaSkeleton />}>
                  <PageArrival />
                </Remote>
              }
            />
          ))}
          <Route
            path="*"
            element={
              <Suspense fallback={<AreaSkeleton />}>
                <NotFoundPage />
              </Suspense>
            }
          />
        </Routes>
      </main>
      <SiteFooter />
      <LateAreas />
    </div>
  );
}
