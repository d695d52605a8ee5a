import type { EntityType, StagedItem } from '@peanut/editing';
import type { ReactNode } from 'react';
import { NoItemDialog } from './no-item-dialog';
import { useEditedItem } from './use-edited-item';

/** What a drink's dialog is given. */
export interface DrinkDialogTarget {
  /** The drink to edit; null for a new one. */
  itemId: string | null;
  onClose: () => void;
}

interface NewOrEditedProps<E extends EntityType> extends DrinkDialogTarget {
  entityType: E;
  /** Title of what stands there while the drink is fetched, or when it is gone. */
  title: string;
  /** Draws the form; `isGone`: the item left the list while the form was open. */
  children: (item: StagedItem<E> | undefined, isGone: boolean) => ReactNode;
}

/** The form of a new drink, or of the one to edit once it is there. */
export function NewOrEdited<E extends EntityType>({ itemId, ...props }: NewOrEditedProps<E>) {
  if (itemId === null) return props.children(undefined, false);
  return <Edited {...props} itemId={itemId} />;
}

function Edited<E extends EntityType>(props: NewOrEditedProps<E> & { itemId: string }) {
  const edited = useEditedItem(props.entityType, props.itemId);
  if (edited.status === 'ready') return props.children(edited.item, edited.isGone);
  const { title, entityType, onClose } = props;
  return <NoItemDialog title={title} entityType={entityType} edited={edited} onClose={onClose} />;
}
