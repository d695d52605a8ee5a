import { ADMIN_TRIGGER_CLICKS, PAGES, TIMING } from '@peanut/contracts';
import { PeanutMark } from '@peanut/ui';
import {
  APP_EVENTS,
  fireAppEvent,
  HEIGHTS,
  Link,
  useBarName,
  useClickBurst,
  usePublishedHeight,
} from '@peanut/web';
import { useRef } from 'react';
import { LazyToastArea } from '../toasts/lazy-toast-area';
import { MainNavigation } from './main-navigation';

const openAdminModal = () => fireAppEvent(APP_EVENTS.openAdminModal);

/** The bar's sign, the navigation, and between them whatever there is to tell. */
export function SiteHeader() {
  const header = useRef<HTMLElement>(null);
  usePublishedHeight(header, HEIGHTS.header);
  const barName = useBarName();
  const countClick = useClickBurst(ADMIN_TRIGGER_CLICKS, TIMING.brandMarkWindow, openAdminModal);
  return (
    <header
      ref={header}
      className="border-b border-accent/20 bg-ink-950 lg:bg-ink-950/85 lg:backdrop-blur-md"
    >
      <div className="group mx-auto header-bar flex max-w-7xl items-center justify-center gap-4 px-4 max-lg:has-data-toast:pr-1 lg:justify-between lg:gap-6 lg:px-8">
        <Link
          to={PAGES.landing.path}
          data-testid="admin-trigger"
          onClick={countClick}
          className="focus-ring flex min-h-[44px] min-w-0 items-center gap-3 text-cream-100 select-none group-has-data-toast:shrink-0"
        >
          <PeanutMark className="size-[36px] shrink-0 text-accent" />
          <span
            dir="auto"
            className="bar-name truncate font-display text-[min(1.5rem,7.5vw)] leading-none font-semibold tracking-wide group-has-data-toast:sr-only"
          >
            {barName}
          </span>
        </Link>
        <LazyToastArea />
        <MainNavigation />
      </div>
    </header>
  );
}
