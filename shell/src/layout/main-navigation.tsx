import { PAGE_AT } from '@peanut/contracts';
import { classNames, PageIcon } from '@peanut/ui';
import { givenTitle, Link, useLocation, usePages, type MenuPage } from '@peanut/web';

/** Links to the enabled pages: a tab bar at the thumb on phones, a line of links in the header from tablets on. */
export function MainNavigation() {
  const pages = usePages();
  const { pathname } = useLocation();
  const current = PAGE_AT.get(pathname)?.path ?? pathname;
  return (
    <nav
      aria-label="Main"
      className={classNames(
        'fixed inset-x-0 bottom-0 z-40 border-t border-accent/25 bg-ink-950 pb-[env(safe-area-inset-bottom)]',
        'lg:static lg:min-w-0 lg:border-0 lg:bg-transparent lg:pb-0',
      )}
    >
      <ul className="tab-bar mx-auto grid max-w-lg auto-cols-[minmax(min-content,1fr)] grid-flow-col lg:flex lg:max-w-none lg:gap-8">
        {pages.map((page) => (
          <li key={page.path} className="lg:min-w-0">
            <NavigationLink page={page} isCurrent={page.path === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavigationLink({ page, isCurrent }: { page: MenuPage; isCurrent: boolean }) {
  return (
    <Link
      to={page.path}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => isCurrent && window.scrollTo({ top: 0 })}
      className={classNames(
        'focus-ring relative tab text-center leading-tight tracking-wide transition-colors',
        'after:absolute after:inset-x-2 after:top-0 after:h-px after:origin-center after:bg-accent after:transition-transform forced-colors:after:h-1 forced-colors:after:bg-[Highlight] lg:after:top-auto lg:after:bottom-2',
        'lg:font-medium lg:tracking-[0.14em] lg:uppercase lg:after:inset-x-0',
        isCurrent ? 'text-accent after:scale-x-100' : 'text-cream-300 after:scale-x-0 hover:text-cream-100',
      )}
    >
      <PageIcon name={page.icon} className="size-[20px] lg:hidden" />
      <span dir="auto" className={classNames('line-clamp-2 max-w-full', givenTitle(page) && 'wrap-anywhere')}>
        {page.title}
      </span>
    </Link>
  );
}
