import { Menu } from '@peanut/ui/menu';
import { HEIGHTS, publishedHeight } from '@peanut/web';
import type { RefObject } from 'react';
import type { CardPlace } from '../../model/card-place';

export interface MovePanelProps {
  button: RefObject<HTMLButtonElement | null>;
  name: string;
  place: CardPlace;
  /** To an index, from 0. */
  move: (to: number) => void;
  onClose: () => void;
}

interface MoveMenuProps extends MovePanelProps {
  onPosition: () => void;
}

/** The menu of a card's Move button. */
export function MoveMenu({ button, name, place, move, onClose, onPosition }: MoveMenuProps) {
  const { index, count } = place;
  return (
    <Menu
      label={`Move ${name}`}
      anchor={button}
      covered={publishedHeight(HEIGHTS.tabBar)}
      onClose={onClose}
      items={[
        { text: 'Move up', isDisabled: index === 0, onSelect: () => move(index - 1) },
        { text: 'Move down', isDisabled: index === count - 1, onSelect: () => move(index + 1) },
        { text: 'Move to position…', isDisabled: count < 2, onSelect: onPosition },
      ]}
    />
  );
}
