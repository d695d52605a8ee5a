import { Button } from '@peanut/ui';
import { IconButton } from '@peanut/ui/icon-button';
import { closePopover, Menu, Popover, type PopoverProps } from '@peanut/ui/menu';
import { HEIGHTS, publishedHeight } from '@peanut/web';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { CardPlace } from '../places';

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

interface PositionPanelProps extends Pick<PopoverProps, 'anchor' | 'covered' | 'onClose'> {
  label: string;
  place: Omit<CardPlace, 'move'>;
  move: (to: number) => void;
}

/** Asks for the place a card goes to, counted from 1. */
function PositionPanel({ label, place, move, ...popover }: PositionPanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const position = input.current?.valueAsNumber ?? 0;
    closePopover(event.currentTarget);
    if (position !== place.index + 1) move(position - 1);
  };
  return (
    <Popover {...popover} role="dialog" aria-label={label} className="p-4">
      <form onSubmit={submit}>
        <label htmlFor={id} className="block text-sm text-cream-300">
          {`Position (1 to ${place.count})`}
        </label>
        <div className="mt-2 flex gap-2">
          <input
            ref={input}
            id={id}
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={place.count}
            defaultValue={place.index + 1}
            className="min-h-11 w-full min-w-0 border border-cream-500 bg-ink-950 px-3 text-lg text-cream-100 focus-visible:outline-2 focus-visible:outline-accent"
          />
          <Button type="submit" variant="solid" className="!px-4">
            Move
          </Button>
        </div>
      </form>
    </Popover>
  );
}
