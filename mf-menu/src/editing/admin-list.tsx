import {
  asGuestsSee,
  noteLeftOut,
  useGuestPreview,
  useStagedList,
  useWholePaper,
  type EntityType,
} from '@peanut/editing';
import { isPourable } from '@peanut/contracts';
import type { ListState } from '@peanut/web';
import { useEffect } from 'react';
import { useGuestsList, type Listed } from '../list/guests-list';
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
  const visible = asGuestsSee(list);
  const guests = useGuestsList(visible);
  useNotedLeftOut(visible);
  const isWhole = useWholePaper();
  const paper = isWhole ? visible : guests;
  if (useGuestPreview()) {
    return (
      <>
        <PreviewNote />
        <VisitorList<E> {...props} list={visible} />
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
      {paper.status === 'ready' && <PrintedMenu<E> {...props} items={paper.items} isWhole={isWhole} />}
    </>
  );
}

/** Tells the toolbar's *Print menu* what it would leave out. */
function useNotedLeftOut(visible: ListState<Listed>): void {
  const count = visible.status === 'ready' ? visible.items.filter((item) => !isPourable(item)).length : 0;
  useEffect(() => {
    noteLeftOut(count);
    return () => noteLeftOut(0);
  }, [count]);
}

/** Says that the page is shown as guests will see it. */
function PreviewNote() {
  return (
    <p className="mx-auto mt-6 w-fit max-w-[calc(100%-2rem)] border border-accent/60 bg-walnut-800 px-5 py-2 text-center text-cream-100">
      Guest preview: this is what guests will see after you save.
    </p>
  );
}
