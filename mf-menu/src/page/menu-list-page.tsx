import { ROUTES, type EntityType } from '@peanut/contracts';
import { DecoDivider } from '@peanut/ui';
import { Link } from '@peanut/web';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { VisitorList } from '../list/visitor-list';
import type { MenuPage } from '../model/menu-page';
import { MenuRoot } from './menu-root';
import { useLazyAdmin } from './use-lazy-admin';
import { useScrollToHighlight } from './use-scroll-to-highlight';

const loadAdminList = () => import('../editing/admin-list');

/** A page of the menu: heading, count line and the grid of cards; in admin mode with the tools to edit them. */
export function MenuListPage<E extends EntityType>(page: MenuPage<E>) {
  const admin = useLazyAdmin(loadAdminList);
  const List = admin.part ? admin.part.AdminList : VisitorList;
  const highlightedId = useScrollToHighlight(page.list.status === 'ready' && List);
  return (
    <MenuRoot admin={admin}>
      <header className="px-6 pt-6 text-center md:pt-8">
        <Link
          to={ROUTES.landing}
          className="caps focus-ring inline-flex min-h-11 items-center gap-2 text-cream-300 transition hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
          Back to Menu
        </Link>
        <p className="caps mt-4 text-accent">{page.overline}</p>
        <h1 className="mt-2 font-display text-5xl leading-none font-medium text-cream-100 md:text-7xl">
          {page.title}
        </h1>
        <DecoDivider className="mx-auto mt-6 w-48 text-accent/70" />
      </header>
      <List {...page} highlightedId={highlightedId} />
    </MenuRoot>
  );
}
