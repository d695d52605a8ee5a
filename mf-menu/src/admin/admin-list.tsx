import type { EntityType } from '@peanut/contracts';
import { useGuestPreview, useStagedList } from '@peanut/web/admin';
import type { MenuPage } from '../list/menu-page';
import { VisitorList } from '../list/visitor-list';
import { EditableMenu } from './sections/editable-menu';
import { PreviewNote } from './sections/preview-note';
import { asGuestsSee } from './sections/split-menu';

interface AdminListProps {
  highlightedId: string | null;
}

/** Count line and cards in admin mode: to be edited, or as guests will see them once everything is saved. */
export function AdminList<E extends EntityType>(props: MenuPage<E> & AdminListProps) {
  // A page's own list and card belong together, which the compiler cannot see from here.
  const page = props as unknown as MenuPage<EntityType>;
  const { highlightedId } = props;
  const list = useStagedList<EntityType>(page.entityType);
  if (useGuestPreview()) {
    return (
      <>
        <PreviewNote />
        <VisitorList {...page} list={asGuestsSee(list)} highlightedId={highlightedId} />
      </>
    );
  }
  if (list.status !== 'ready') return <VisitorList {...props} />;
  return (
    <EditableMenu
      page={page}
      items={list.items}
      isSavedCopy={list.isSavedCopy}
      highlightedId={highlightedId}
    />
  );
}
