import { IconButton } from '@peanut/ui/icon-button';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useRef, useState } from 'react';
import type { CardPlace } from '../../model/card-place';
import { MoveMenu } from './move-menu';
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
  const panel = {
    button,
    name,
    place,
    move: (to: number) => place.move(itemId, to),
  };
  const close = (closed: View) => setView((shown) => (shown === closed ? 'closed' : shown));
  return (
    <>
      <IconButton
        ref={button}
        label={`Move ${name}`}
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
        <MoveMenu {...panel} onClose={() => close('menu')} onPosition={() => setView('position')} />
      )}
      {view === 'position' && <PositionPanel {...panel} onClose={() => close('position')} />}
    </>
  );
}
