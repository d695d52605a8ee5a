import { spiritColour } from '@peanut/contracts';
import type { EntityType, StagedItem } from '@peanut/web/admin';
import { memo } from 'react';
import type { MenuPage } from '../../list/menu-page';
import { cellAttributes, type Cell } from '../../list/windowed-list';
import { BadgeRow } from './badge-row';
import { badgesOf } from './badges';
import type { MoveCard } from './card-place';
import { CardPlate } from './card-plate';
import { KeepPlate } from './keep-plate';
import { showsTheSame } from './shows-the-same';

export interface AdminCardProps extends Cell {
  entityType: EntityType;
  item: StagedItem;
  /** The number on the card, from 1. */
  place: number;
  isHighlighted: boolean;
  card: MenuPage<EntityType>['card'];
  /** Absent where the card cannot be moved; the same function at every call. */
  move?: MoveCard;
}

function AdminCardView(props: AdminCardProps) {
  const { entityType, item, index, count, move } = props;
  const { id, name, staged } = item;
  return (
    <li data-spirit={spiritColour(item.spirit)} className="relative" {...cellAttributes(props)}>
      {props.card(item, props.place, props.isHighlighted, staged.stage)}
      <div className="card-plate pointer-events-none absolute inset-x-3 z-2 flex h-11 items-center gap-2">
        <BadgeRow badges={badgesOf(item)} />
        {staged.stage === 'delete' && staged.changeId !== undefined ? (
          <KeepPlate itemId={id} name={name} changeId={staged.changeId} />
        ) : (
          <CardPlate entityType={entityType} itemId={id} name={name} place={move && { index, count, move }} />
        )}
      </div>
    </li>
  );
}

/**
 * A card with its badges and the owner's tools, which stand beside the turning leaf, so that both faces have them.
 * It is drawn anew only when it would look different: a new order gives every item of the list a new object.
 */
export const AdminCard = memo(AdminCardView, showsTheSame);
