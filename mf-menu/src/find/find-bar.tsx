import { FIND, MENU_VIEW, inOrder } from '@peanut/contracts';
import { Button } from '@peanut/ui';
import { useGuestLimits, useSearchParams } from '@peanut/web';
import { useRef, useState } from 'react';
import { ListError } from '../list/list-states';
import { useLazyPart, type LazyPart } from '../page/lazy-part';
import type * as Finding from './finding';

const loadFinding = () => import('./finding');

/** What a page must know of its search before anybody uses it. */
export interface Find {
  /** Ids of the drinks that match, the best first; null while nothing is looked for, undefined until that is known. */
  found: ReadonlySet<string> | null | undefined;
  /** Somebody looks for a drink, or is about to. */
  isWanted: boolean;
  /** The page was opened for some drinks, and which is not known yet. */
  isComing: boolean;
  setFound: (found: ReadonlySet<string> | null | undefined) => void;
  finding: LazyPart<typeof Finding>;
  /** Loads the rest of the search. */
  prepare: () => void;
}

/** The search of a list; all but its bar is loaded when the bar is first touched, or the address looks for a drink. */
export function useFind(): Find {
  const [params] = useSearchParams();
  const [isTouched, setTouched] = useState(false);
  const [found, setFound] = useState<ReadonlySet<string> | null>();
  const isAsked = FIND.params.some((name) => params.get(name) !== null);
  // What somebody may not have shows at no time, whatever is not loaded.
  const isLeavingOut = useGuestLimits().length > 0 || !!params.get('without');
  const isWanted = isTouched || isAsked || isLeavingOut || found !== undefined;
  const finding = useLazyPart(isWanted, loadFinding);
  return {
    ...{ found, setFound, isWanted, finding },
    isComing: found === undefined && (isLeavingOut || (isAsked && !isTouched && !finding.hasFailed)),
    prepare: () => setTouched(true),
  };
}

/** What is found of a list, the best first; all of it in its own order while nothing is looked for. */
export function foundOf<T extends { id: string }>(items: T[], found: Find['found']): T[] {
  if (!found) return items;
  return inOrder(
    items.filter(({ id }) => found.has(id)),
    [...found],
  );
}

export interface FindBarProps {
  find: Find;
  drinks: readonly Finding.Findable[];
  /** A drink that shows, whatever is looked for. */
  shownId?: string | null;
}

/** Above a list: the search field, and the filters once they are opened. */
export function FindBar({ find, drinks, shownId = null }: FindBarProps) {
  const { finding, prepare } = find;
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="search" className="find-bar" data-long={drinks.length > MENU_VIEW.compactAbove || undefined}>
      <input
        ref={field}
        type="search"
        dir="auto"
        aria-label="Search drinks"
        placeholder="Search drinks"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={prepare}
        onInput={prepare}
        className="find-field focus-ring"
      />
      <Button
        aria-expanded={isOpen}
        onClick={() => {
          prepare();
          setOpen(!isOpen);
        }}
        className="px-4!"
      >
        Filters
      </Button>
      {finding.part && (
        <finding.part.Finding
          {...{ drinks, shownId, isOpen, field }}
          setText={(text) => {
            if (field.current) field.current.value = text;
          }}
          onFound={find.setFound}
        />
      )}
      {finding.hasFailed && <ListError what="search" onRetry={finding.retry} />}
    </div>
  );
}
