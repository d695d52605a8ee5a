import { PAGES, type EntityType } from '@peanut/contracts';
import { PageHeader } from '@peanut/ui/page-header';
import { Link } from '@peanut/web';
import { VisitorList } from '../list/visitor-list';
import type { DrinkPage } from '../model/drink-page';
import { MenuRoot } from './menu-root';
import { useLazyAdmin } from './lazy-part';
import { useScrollToHighlight } from './use-scroll-to-highlight';

const loadAdminList = () => import('../editing/admin-list');

/** A page of the menu: heading, count line and the grid of cards; in admin mode with the tools to edit them. */
export function MenuListPage<E extends EntityType>(page: DrinkPage<E>) {
  const admin = useLazyAdmin(loadAdminList);
  const List = admin.part ? admin.part.AdminList : VisitorList;
  const highlightedId = useScrollToHighlight(page.list.status === 'ready' && List);
  return (
    <MenuRoot admin={admin}>
      <PageHeader link={Link} backTo={PAGES.landing.path} overline={page.overline} title={page.title} />
      <List {...page} highlightedId={highlightedId} />
    </MenuRoot>
  );
}
