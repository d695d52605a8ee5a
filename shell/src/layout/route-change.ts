import { ROUTES } from '@peanut/contracts';
import { useGivenTitle, useLocation } from '@peanut/web';
import { useEffect, useRef } from 'react';
import { useBarName } from './use-bar-name';

const TITLES: Record<string, string> = {
  [ROUTES.cocktails]: 'House Cocktails',
  [ROUTES.whiskey]: 'Whiskey Flight',
  [ROUTES.recommendations]: 'AI Recommendations',
  [ROUTES.recommendationsAlias]: 'AI Recommendations',
};

/** On a new page: its title in the tab, the view at the top, and the focus where its content begins. */
export function RouteChange(): null {
  const { pathname } = useLocation();
  const barName = useBarName();
  const isAlias = pathname === ROUTES.recommendationsAlias;
  const given = useGivenTitle(isAlias ? ROUTES.recommendations : pathname);
  const lastPath = useRef(pathname);

  useEffect(() => {
    const page =
      pathname === ROUTES.landing ? undefined : (given ?? TITLES[pathname] ?? '404 Page Not Found');
    document.title = page ? `${page} · ${barName}` : barName;
  }, [pathname, barName, given]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
