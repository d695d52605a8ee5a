import type { Cocktail, ShelfThing } from '@peanut/contracts';
import { classNames, SwitchField } from '@peanut/ui';
import { IconButton } from '@peanut/ui/icon-button';
import { showToast } from '@peanut/web';
import Trash2 from 'lucide-react/icons/trash';
import { type MouseEvent, type Ref, useMemo, useRef } from 'react';
import { bringIntoView } from '../dialog/modal-dialog';
import { effectsOf, effectText, recipesOf, stockText } from './drinks-of-things';
import { removeThing, setStocked } from './shelf-calls';

interface ShelfListProps {
  things: readonly ShelfThing[];
  names: readonly Pick<ShelfThing, 'id' | 'name'>[];
  cocktails: readonly Cocktail[];
  newIds: ReadonlySet<string>;
  inSightId: string | undefined;
  keepInSight: (id: string) => void;
  isFound: (name: string) => boolean;
}

/** The things on the shelf, each with its switch. */
export function ShelfList({ things, names, cocktails, newIds, isFound, ...sight }: ShelfListProps) {
  const list = useRef<HTMLUListElement>(null);
  const recipes = useMemo(() => recipesOf(names, cocktails), [names, cocktails]);
  const effects = effectsOf(recipes, things);
  const shown = things.filter(({ name }) => isFound(name));
  const toggle = async (thing: ShelfThing, isStocked: boolean) => {
    // As the row said before it was pressed.
    const drinks = effects.get(thing.id)?.switches ?? [];
    if (!(await setStocked(thing, isStocked))) return;
    showToast({ title: 'Shelf Updated', description: stockText(thing, isStocked, drinks) });
    // The message takes the room of the lowest rows.
    sight.keepInSight(thing.id);
  };
  const remove = async (thing: ShelfThing, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('input');
    // The removed row had the focus: its neighbour takes it, so that the keyboard stays here.
    if (await removeThing(thing)) (next ?? list.current)?.focus();
  };
  return (
    <>
      {shown.length === 0 && (
        <p className="py-6 text-center text-pretty text-cream-300">
          {things.length === 0
            ? 'Nothing on the shelf yet. Add what your drinks are made of.'
            : 'Nothing on the shelf has this name.'}
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label="On the shelf" className="outline-none">
        {shown.map((thing) => (
          <ThingRow
            key={thing.id}
            ref={thing.id === sight.inSightId ? bringIntoView : undefined}
            thing={thing}
            hint={effectText(thing, effects.get(thing.id))}
            isNew={newIds.has(thing.id)}
            onToggle={(isStocked) => void toggle(thing, isStocked)}
            onRemove={(event) => void remove(thing, event)}
          />
        ))}
      </ul>
    </>
  );
}

interface ThingRowProps {
  ref: Ref<HTMLLIElement> | undefined;
  thing: ShelfThing;
  hint: string;
  isNew: boolean;
  onToggle: (isStocked: boolean) => void;
  onRemove: (event: MouseEvent) => void;
}

function ThingRow({ ref, thing, hint, isNew, onToggle, onRemove }: ThingRowProps) {
  return (
    <li
      ref={ref}
      className={classNames(
        'flex scroll-mt-16 items-center gap-1 border-b border-accent/15 [contain-intrinsic-block-size:auto_3.75rem] [content-visibility:auto]',
        isNew && 'bg-accent-soft',
      )}
    >
      <div className="min-w-0 grow py-0.5 pl-1">
        <SwitchField
          role="switch"
          label={thing.name}
          hint={hint}
          checked={thing.isStocked}
          onChange={onToggle}
        />
      </div>
      <IconButton label={`Remove ${thing.name}`} variant="danger" className="size-12!" onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
      </IconButton>
    </li>
  );
}
