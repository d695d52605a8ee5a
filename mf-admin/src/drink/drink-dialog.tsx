import { useStagedList, useStaging, type EntityType, type StagedItem } from '@peanut/editing';
import { Button } from '@peanut/ui';
import type { ListState } from '@peanut/web';
import { type ComponentType, useState } from 'react';
import { CocktailForm } from '../cocktail-form/cocktail-form';
import { ModalDialog } from '../dialog/modal-dialog';
import { WhiskeyForm } from '../whiskey-form/whiskey-form';
import { type DrinkFormTarget, drinkName } from './drink-form';

const FORMS: { readonly [E in EntityType]: ComponentType<DrinkFormTarget<E>> } = {
  cocktail: CocktailForm,
  whiskey: WhiskeyForm,
};

interface DrinkDialogProps<E extends EntityType> {
  entityType: E;
  /** The drink to edit; null for a new one. */
  itemId: string | null;
  onClose: () => void;
}

/** Adds or edits a drink; what it does is staged, not sent. */
export function DrinkDialog<E extends EntityType>({ itemId, ...props }: DrinkDialogProps<E>) {
  if (itemId !== null) return <EditDialog {...props} itemId={itemId} />;
  const Form: ComponentType<DrinkFormTarget<E>> = FORMS[props.entityType];
  return <Form item={undefined} isGone={false} onClose={props.onClose} />;
}

function EditDialog<E extends EntityType>(props: DrinkDialogProps<E> & { itemId: string }) {
  const { entityType, onClose } = props;
  const edited = useEditedItem(entityType, props.itemId);
  if (edited.status !== 'ready')
    return <NoItemDialog entityType={entityType} edited={edited} onClose={onClose} />;
  const Form: ComponentType<DrinkFormTarget<E>> = FORMS[entityType];
  return <Form item={edited.item} isGone={edited.isGone} onClose={onClose} />;
}

/** The item that a form edits. `isGone`: it left the list, or is to be deleted, while the form was open. */
type EditedItem<E extends EntityType> =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'gone' }
  | { status: 'ready'; item: StagedItem<E>; isGone: boolean };

/**
 * The item with its pending changes, as it was when the form first had it. Later fetches do not change it: the form and
 * the version that the owner saw belong together.
 */
function useEditedItem<E extends EntityType>(entityType: E, itemId: string): EditedItem<E> {
  const list = useStagedList(entityType);
  const { isLoaded } = useStaging();
  const [shown, setShown] = useState<StagedItem<E>>();
  const current = isLoaded ? find(list, itemId) : undefined;
  if (current && !shown) setShown(current);
  const item = shown ?? current;
  if (item) return { status: 'ready', item, isGone: isGone(list) && isLoaded && !current };
  if (list.status === 'error') return { status: 'error', retry: list.retry };
  return isGone(list) && isLoaded ? { status: 'gone' } : { status: 'loading' };
}

function find<E extends EntityType>(
  list: ListState<StagedItem<E>>,
  itemId: string,
): StagedItem<E> | undefined {
  if (list.status !== 'ready') return undefined;
  return list.items.find(({ id, staged }) => id === itemId && staged.stage !== 'delete');
}

/** Whether an item that is not on the list is gone: a saved copy has no hidden items, so it cannot tell. */
const isGone = (list: ListState<unknown>): boolean => list.status === 'ready' && !list.isSavedCopy;

interface NoItemDialogProps {
  entityType: EntityType;
  edited: Exclude<EditedItem<EntityType>, { status: 'ready' }>;
  onClose: () => void;
}

/** Shown instead of the form while there is nothing to edit. */
function NoItemDialog({ entityType, edited, onClose }: NoItemDialogProps) {
  const retry = edited.status === 'error' ? edited.retry : undefined;
  return (
    <ModalDialog
      title={`Edit ${drinkName(entityType)}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          {retry && (
            <Button variant="solid" onClick={retry}>
              Retry
            </Button>
          )}
          <Button onClick={onClose}>Back to the menu</Button>
        </>
      }
    >
      <p className="py-4 text-center text-pretty text-cream-300" role="status">
        {sentence(edited.status, entityType)}
      </p>
    </ModalDialog>
  );
}

function sentence(status: 'loading' | 'error' | 'gone', entityType: EntityType): string {
  if (status === 'loading') return `Loading the ${entityType}…`;
  if (status === 'error') return `The ${entityType} couldn’t be loaded. Check your connection and try again.`;
  return `This ${entityType} is no longer on the menu.`;
}
