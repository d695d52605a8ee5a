import { asGuestsSee, useGuestPreview, useStagedList, type EntityType } from '@peanut/editing';
import { useGuestsList } from '../list/guests-list';
import { VisitorList } from '../list/visitor-list';
import type { DrinkPage } from '../model/drink-page';
import { PrintedMenu } from '../print/printed-menu';
import { EditableMenu } from './editable-menu';
import { SamplesNote } from './samples-note';

interface AdminListProps {
  highlightedId: string | null;
}

/** Count line and cards in admin mode: to be edited, or as guests will see them once everything is saved. */
export function AdminList<E extends EntityType>(props: DrinkPage<E> & AdminListProps) {
  const { highlightedId } = props;
  const list = useStagedList(props.entityType);
  const guests = useGuestsList(asGuestsSee(list));
  if (useGuestPreview()) {
    return (
      <>
        <PreviewNote />
        <VisitorList<E> {...props} list={asGuestsSee(list)} />
      </>
    );
  }
  if (list.status !== 'ready') return <VisitorList {...props} />;
  return (
    <>
      <SamplesNote />
      <EditableMenu
        page={props}
        items={list.items}
        isSavedCopy={list.isSavedCopy}
        highlightedId={highlightedId}
      />
      {guests.status === 'ready' && <PrintedMenu<E> {...props} items={guests.items} />}
    </>
  );
}

/** Says that the page is shown as guests will see it. */
function PreviewNote() {
  return (
    <p className="mx-auto mt-6 w-fit max-w-[calc(100%-2rem)] border border-accent/60 bg-walnut-800 px-5 py-2 text-center text-cream-100">
      Guest preview: this is what guests will see after you save.
    </p>
  );
}
