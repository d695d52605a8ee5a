import { Route, Routes, useAccessModalOpen, useAdminMode } from '@peanut/web';
import { lazy, Suspense, useState } from 'react';
import { PageReady } from './hydration/hydration';
import { AccentColour } from './layout/accent-colour';
import { LazyOverlays } from './layout/lazy-overlays';
import { RouteChange } from './layout/route-change';
import { SiteFooter } from './layout/site-footer';
import { SiteHeader } from './layout/site-header';
import { untilLoaded } from './layout/until-loaded';
import { loadPage } from './remotes/load-remote';
import { ADMIN_OVERLAY, REMOTE_ROUTES } from './remotes/registry';
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
                  <PageReady />
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
      <LazyOverlays />
    </div>
  );
}

/** Lets keyboard users pass the navigation. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="caps fixed top-2 left-2 z-50 -translate-y-20 bg-accent-fill px-4 py-3 text-on-accent inset-ring inset-ring-accent transition focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

/**
 * The place of `mf-admin`: under the header, pushing the page down. It is loaded for the password dialog or admin mode,
 * and stays mounted from then on, so that its dialogs can finish closing.
 */
function AdminArea() {
  const isWanted = [useAdminMode(), useAccessModalOpen()].includes(true);
  const [isLoaded, setLoaded] = useState(isWanted);
  if (isWanted && !isLoaded) setLoaded(true);
  if (!isLoaded) return null;
  return <Remote {...ADMIN_OVERLAY} fallback={null} failedLook="bar" />;
}

/** Holds the height of a page while its micro-frontend loads, so that the footer does not jump. */
function AreaSkeleton() {
  return (
    <div role="status" className="flex min-h-dvh items-start justify-center pt-40">
      <span className="caps animate-pulse text-cream-500">Loading</span>
    </div>
  );
}
