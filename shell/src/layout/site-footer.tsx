import { ADMIN_TRIGGER_CLICKS, TIMING } from '@peanut/contracts';
import { DecoDivider } from '@peanut/ui';
import { APP_EVENTS, fireAppEvent, useClickBurst } from '@peanut/web';

const openAdminModal = () => fireAppEvent(APP_EVENTS.openAdminModal);

/** The closing line; the peanut in it opens the admin access when clicked three times. */
export function SiteFooter() {
  const countClick = useClickBurst(ADMIN_TRIGGER_CLICKS, TIMING.footerPeanutWindow, openAdminModal);
  return (
    // Its last line can be scrolled above the chat's button at the foot of the screen.
    <footer className="mt-24 px-6 pb-26 text-center text-cream-500">
      <DecoDivider className="mx-auto mb-6 w-40 max-w-full text-accent/60" />
      <p className="text-sm tracking-wide text-balance">Crafted with love by the bar team, copyright 2025</p>
      <button
        type="button"
        data-testid="footer-peanut"
        aria-label="Peanut"
        onClick={countClick}
        className="focus-ring mt-1 inline-flex size-11 touch-manipulation items-center justify-center text-xl opacity-70 transition hover:opacity-100 select-none"
      >
        <span aria-hidden>🥜</span>
      </button>
    </footer>
  );
}
