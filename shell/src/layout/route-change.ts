import { PAGE_AT } from '@peanut/contracts';
import {
  dismissToast,
  pageKey,
  recallPage,
  rememberPage,
  useBarName,
  useGivenTitle,
  useLocation,
} from '@peanut/web';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * On a new page: its title in the tab, the view at the top or where the guest had left it, the focus where its content
 * begins, and no old toast.
 */
export function RouteChange(): null {
  const { pathname, key } = useLocation();
  const barName = useBarName();
  const page = PAGE_AT.get(pathname);
  const given = useGivenTitle(page?.path ?? pathname);
  const lastPath = useRef(pathname);
  // The landing page has the bar's name alone.
  const title = page ? page.heading && (given ?? page.heading) : '404 Page Not Found';

  useEffect(() => {
    document.title = title ? `${title} · ${barName}` : barName;
  }, [title, barName]);

  useLayoutEffect(() => {
    const isOtherPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isOtherPage) {
      dismissToast();
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    const { top = isOtherPage ? 0 : undefined } = recallPage();
    if (top === 0) window.scrollTo({ top, behavior: 'instant' });
    if (!top) return;
    const controller = new AbortController();
    void restoreLater(top, controller.signal);
    return () => controller.abort();
  }, [pathname, key]);

  // Before the next page is drawn: it may be shorter.
  useLayoutEffect(() => watchScroll(), [key]);
  return null;
}

/** Few come back to where they were: the code for it is not loaded before. */
async function restoreLater(top: number, signal: AbortSignal): Promise<void> {
  try {
    (await import('./restore-scroll')).restoreScroll(top, signal);
  } catch (error) {
    console.warn('The page stays at its top.', error);
  }
}

/** Remembers how far this page is scrolled, when it is left or hidden: a phone may drop a hidden tab. */
function watchScroll(): () => void {
  const page = pageKey();
  let top = window.scrollY;
  const note = () => (top = window.scrollY);
  const remember = () => rememberPage({ top }, page);
  // From its page cache WebKit shows a page at the top.
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    const { top: left } = recallPage(page);
    if (persisted && left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', note, { passive: true });
  document.addEventListener('visibilitychange', remember);
  window.addEventListener('pagehide', remember);
  window.addEventListener('pageshow', showAgain);
  return () => {
    remember();
    window.removeEventListener('scroll', note);
    document.removeEventListener('visibilitychange', remember);
    window.removeEventListener('pagehide', remember);
    window.removeEventListener('pageshow', showAgain);
  };
}
