import { Button } from '@peanut/ui';
import { closePopover, Popover, type PopoverProps } from '@peanut/ui/menu';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { CardPlace } from '../../model/card-place';

interface PositionPanelProps extends Pick<PopoverProps, 'anchor' | 'covered' | 'onClose'> {
  label: string;
  place: Omit<CardPlace, 'move'>;
  move: (to: number) => void;
}

/** Asks for the place a card goes to, counted from 1. */
export function PositionPanel({ label, place, move, ...popover }: PositionPanelProps) {
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
