import { IconButton } from '@peanut/ui/icon-button';
import { Menu } from '@peanut/ui/menu';
import { HEIGHTS, publishedHeight } from '@peanut/web';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useRef, useState } from 'react';
import type { CardPlace } from '../../model/card-place';
import { PositionPanel } from './position-panel';

interface MoveButtonProps {
  itemId: string;
  name: string;
  place: CardPlace;
}

type View = 'closed' | 'menu' | 'position';

/** Moves a card without dragging: one place up or down, or to a place by its number. */
export function MoveButton({ itemId, name, place }: MoveButtonProps) {
  const [view, setView] = useState<View>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { index, count } = place;
  const label = `Move ${name}`;
  const panel = {
    anchor: button,
    covered: publishedHeight(HEIGHTS.tabBar),
    onClose: () => setView((shown) => (shown === view ? 'closed' : shown)),
  };
  const move = (to: number) => place.move(itemId, to);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        variant="filled"
        aria-haspopup="menu"
        aria-expanded={view !== 'closed'}
        // The press alone closes an open menu; the click after it must not open it again.
        onPointerDown={() => (wasOpen.current = view !== 'closed')}
        onClick={() => {
          setView(wasOpen.current ? 'closed' : 'menu');
          wasOpen.current = false;
        }}
      >
        <ArrowUpDown aria-hidden strokeWidth={1.5} className="size-[1.125rem]" />
      </IconButton>
      {view === 'menu' && (
        <Menu
          {...panel}
          label={label}
          items={[
            { text: 'Move up', isDisabled: index === 0, onSelect: () => move(index - 1) },
            { text: 'Move down', isDisabled: index === count - 1, onSelect: () => move(index + 1) },
            { text: 'Move to position…', isDisabled: count < 2, onSelect: () => setView('position') },
          ]}
        />
      )}
      {view === 'position' && (
        <PositionPanel {...panel} label={`${label} to position`} place={place} move={move} />
      )}
    </>
  );
}
