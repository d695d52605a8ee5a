import type { Cocktail } from '@peanut/contracts';
import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { inDrinks } from './drinks-of-things';
import type { RecipeThing, thingsToAdd } from './recipe-things';
import { addThing } from './shelf-calls';

type Named = { name: string };

interface FromRecipesProps {
  /** What is on the shelf. */
  names: readonly Named[];
  cocktails: readonly Cocktail[];
  isFound: (name: string) => boolean;
}

/** What the recipes use and the shelf does not know: a tap adds it. */
export function FromRecipes({ names, cocktails, isFound }: FromRecipesProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const shown = useThingsToAdd(names, cocktails).filter(({ name }) => isFound(name));
  if (shown.length === 0) return null;
  const add = async (name: string, { currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
    // The button goes with its row: the next one takes the focus.
    if (await addThing(name)) (next ?? group.current)?.focus();
  };
  return (
    <div ref={group} tabIndex={-1} role="group" aria-labelledby={id} className="mt-8 outline-none">
      <h3 id={id} className="font-display text-xl text-cream-100">
        From your recipes
      </h3>
      <ul className="mt-2">
        {shown.map(({ name, drinks }) => (
          <li
            key={name}
            className="border-b border-accent/15 [contain-intrinsic-block-size:auto_3.5rem] [content-visibility:auto]"
          >
            <button
              type="button"
              aria-label={`Add ${name}`}
              onClick={(event) => void add(name, event)}
              className="flex min-h-14 w-full cursor-pointer items-center gap-4 px-1 py-1.5 text-left transition hover:bg-accent-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
            >
              <Plus aria-hidden className="mx-3 size-5 shrink-0 text-accent" strokeWidth={1.5} />
              <span className="min-w-0 break-words">
                <span className="block text-cream-100">{name}</span>
                <span className="block text-sm text-cream-500">{inDrinks(drinks)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Reader = typeof thingsToAdd;

/** The reader of recipes, loaded after the shelf is shown. Without it there is nothing to offer. */
function useThingsToAdd(names: readonly Named[], cocktails: readonly Cocktail[]): RecipeThing[] {
  const [read, setRead] = useState<Reader>();
  useEffect(() => {
    let isGone = false;
    void import('./recipe-things').then(
      (reader) => !isGone && setRead(() => reader.thingsToAdd),
      (error: unknown) => console.warn('What the recipes use cannot be read.', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(() => read?.(cocktails, names) ?? [], [read, cocktails, names]);
}
