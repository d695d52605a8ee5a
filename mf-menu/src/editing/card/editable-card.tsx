import { spiritColour } from '@peanut/contracts';
import type { EntityType, StagedItem } from '@peanut/editing';
import { memo } from 'react';
import { cellAttributes, type Cell } from '../../grid/virtual-grid';
import type { DrinkPage } from '../../model/drink-page';
import type { MoveCard } from '../model/card-place';
import { SortableCell } from '../reorder/drag/sortable-cell';
import { arePropsEqual } from './are-props-equal';
import { BadgeRow, badgesOf } from './badges';
import { CardToolbar } from './card-toolbar';
import { RestoreButton } from './restore-button';

export interface EditableCardProps<E extends EntityType> extends Cell {
  entityType: E;
  item: StagedItem<E>;
  /** The number on the card, from 1. */
  place: number;
  isHighlighted: boolean;
  card: DrinkPage<E>['card'];
  /** Absent where the card cannot be moved; the same function at every call. */
  move?: MoveCard;
}

function EditableCardView<E extends EntityType>(props: EditableCardProps<E>) {
  const { entityType, item, index, count, move } = props;
  const { id, name, staged } = item;
  const cell = {
    'data-spirit': spiritColour(item.spirit),
    'data-drink': true,
    className: 'relative',
    ...cellAttributes(props),
  };
  const contents = (
    <>
      {props.card(item, props.place, props.isHighlighted, staged.stage)}
      <div className="card-toolbar pointer-events-none absolute inset-x-3 z-2 flex h-11 items-center gap-2">
        <BadgeRow badges={badgesOf(item)} />
        {staged.stage === 'delete' && staged.changeId !== undefined ? (
          <RestoreButton itemId={id} name={name} changeId={staged.changeId} />
        ) : (
          <CardToolbar
            entityType={entityType}
            itemId={id}
            name={name}
            place={move && { index, count, move }}
          />
        )}
      </div>
    </>
  );
  return move ? (
    <SortableCell {...cell} itemId={id}>
      {contents}
    </SortableCell>
  ) : (
    <li {...cell}>{contents}</li>
  );
}

/**
 * A card with its badges and the owner's tools, which stand beside the turning leaf, so that both faces have them.
 * It is drawn anew only when it would look different: a new order gives every item of the list a new object.
 */
export const EditableCard = memo(EditableCardView, arePropsEqual) as typeof EditableCardView;
