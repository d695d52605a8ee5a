import { ROUTES, type EntityType } from '@peanut/contracts';
import { PageHeader } from '@peanut/ui/page-header';
import { Link } from '@peanut/web';
import { MenuRoot, useAdminPart } from '../menu-root';
import type { MenuPage } from './menu-page';
import { useHighlight } from './use-highlight';
import { VisitorList } from './visitor-list';

const loadAdminList = () => import('../admin/admin-list');

/** A page of the menu: heading, count line and the grid of cards; in admin mode with the tools to edit them. */
export function MenuListPage<E extends EntityType>(page: MenuPage<E>) {
  const admin = useAdminPart(loadAdminList);
  const List = admin.part ? admin.part.AdminList : VisitorList;
  const highlightedId = useHighlight(page.list.status === 'ready' && List);
  return (
    <MenuRoot admin={admin}>
      <PageHeader link={Link} backTo={ROUTES.landing} overline={page.overline} title={page.title} />
      <List {...page} highlightedId={highlightedId} />
    </MenuRoot>
  );
}
