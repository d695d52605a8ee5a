import type { Cocktail } from '@peanut/contracts';
import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { BusyButton } from '../form/busy-button';
import { useLatePart } from '../late/use-late-part';
import { inDrinks } from './drinks-of-things';
import type { RecipeThing } from './recipe-things';
import { addThing, addThings } from './shelf-calls';

const loadReader = () => import('./recipe-things');

type Named = { name: string };

interface FromRecipesProps {
  /** What is on the shelf. */
  names: readonly Named[];
  cocktails: readonly Cocktail[];
  isFound: (name: string) => boolean;
}

/** What the recipes use and the shelf does not know: a tap adds it, or all of it. */
export function FromRecipes({ names, cocktails, isFound }: FromRecipesProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const shown = useThingsToAdd(names, cocktails).filter(({ name }) => isFound(name));
  if (shown.length === 0) return null;
  const add = async (name: string, isStocked: boolean, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
    // The button goes with its row: the next one takes the focus.
    if (await addThing(name, isStocked)) (next ?? group.current)?.focus();
  };
  return (
    <div ref={group} tabIndex={-1} role="group" aria-labelledby={id} className="mt-8 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-display text-xl text-cream-100">
          From your recipes
        </h3>
        {shown.length > 1 && <AddAll names={shown.map(({ name }) => name)} />}
      </div>
      <ul className="mt-2">
        {shown.map((thing) => (
          <Offer
            key={thing.name}
            {...thing}
            onAdd={(isStocked, event) => void add(thing.name, isStocked, event)}
          />
        ))}
      </ul>
    </div>
  );
}

interface OfferProps extends RecipeThing {
  onAdd: (isStocked: boolean, event: MouseEvent) => void;
}

/** A thing to add: the row adds it as stocked, the button at its end as out. */
function Offer({ name, drinks, onAdd }: OfferProps) {
  return (
    <li className="flex items-center gap-1 border-b border-accent/15 [contain-intrinsic-block-size:auto_3.5rem] [content-visibility:auto]">
      <button
        type="button"
        aria-label={`Add ${name}`}
        onClick={(event) => onAdd(true, event)}
        className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-4 px-1 py-1.5 text-left transition hover:bg-accent-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
      >
        <Plus aria-hidden className="mx-3 size-5 shrink-0 text-accent" strokeWidth={1.5} />
        <span className="min-w-0 break-words">
          <span className="block text-cream-100">{name}</span>
          <span className="block text-sm text-cream-500">{inDrinks(drinks)}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={`Out of ${name}`}
        title="Add it as out"
        onClick={(event) => onAdd(false, event)}
        className="caps focus-ring min-h-12 min-w-12 shrink-0 cursor-pointer px-3 text-[0.6875rem] text-cream-300 transition hover:bg-accent-soft hover:text-cream-100"
      >
        Out
      </button>
    </li>
  );
}

/** Adds all that is offered; it says how far it is. */
function AddAll({ names }: { names: readonly string[] }) {
  const [progress, setProgress] = useState<string>();
  const addAll = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const dialog = currentTarget.closest('dialog');
    const say = (count: number) => setProgress(`Adding ${count} of ${names.length}`);
    say(0);
    await addThings(names, say);
    setProgress(undefined);
    // The button goes with what it added.
    dialog?.focus();
  };
  return (
    <BusyButton isBusy={progress !== undefined} onClick={(event) => void addAll(event)} className="px-4">
      {progress ?? `Add all ${names.length}`}
    </BusyButton>
  );
}

/** What the recipes use; the reader of recipes is loaded after the shelf is shown. Without it there is nothing to offer. */
function useThingsToAdd(names: readonly Named[], cocktails: readonly Cocktail[]): RecipeThing[] {
  const { part } = useLatePart(loadReader);
  return useMemo(() => part?.thingsToAdd(cocktails, names) ?? [], [part, cocktails, names]);
}
