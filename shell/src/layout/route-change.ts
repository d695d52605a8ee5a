import { PAGE_AT } from '@peanut/contracts';
import { dismissToast, useGivenTitle, useLocation } from '@peanut/web';
import { useEffect, useRef } from 'react';
import { useBarName } from './use-bar-name';

/** On a new page: its title in the tab, the view at the top, the focus where its content begins, and no old toast. */
export function RouteChange(): null {
  const { pathname } = useLocation();
  const barName = useBarName();
  const page = PAGE_AT.get(pathname);
  const given = useGivenTitle(page?.path ?? pathname);
  const lastPath = useRef(pathname);
  // The landing page has the bar's name alone.
  const title = page ? page.heading && (given ?? page.heading) : '404 Page Not Found';

  useEffect(() => {
    document.title = title ? `${title} · ${barName}` : barName;
  }, [title, barName]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    dismissToast();
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
