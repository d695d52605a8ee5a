import { wordsOf } from '@peanut/contracts';
import { CONTROL_CLASSES } from '@peanut/ui';
import { useCocktails } from '@peanut/web';
import { useRef, useState } from 'react';
import { bringIntoView, ModalDialog } from '../dialog/modal-dialog';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { Message } from '../settings/message';
import { AddThing, useNewThing } from './add-thing';
import { FromRecipes } from './from-recipes';
import { ShelfList } from './shelf-list';
import { useShelf } from './use-shelf';

/** What the bar has to pour from. A switch acts at once: drinks that need what is out are out of stock. */
export function ShelfDialog({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [inSightId, keepInSight] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const newThing = useNewThing((id) => {
    keepInSight(id);
    // It may not match what was searched for.
    setSearch('');
  });
  const guard = useUnsavedGuard(newThing.isChanged);
  return (
    <>
      <ModalDialog
        title="Shelf"
        isTall
        description="Switch off what is out. The drinks that need it are out of stock at once."
        onClose={() => guard.leave(onClose)}
        footer={<AddThing form={newThing} />}
      >
        <div ref={top} className="-scroll-mt-6" />
        <div className="sticky top-11 z-20 mt-3 bg-ink-950">
          <input
            type="search"
            aria-label="Search the shelf"
            placeholder="Search the shelf"
            autoComplete="off"
            enterKeyHint="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              keepInSight(undefined);
              bringIntoView(top.current);
            }}
            className={`${CONTROL_CLASSES} min-h-12`}
          />
        </div>
        <div className="min-h-[calc(100cqh-7.25rem)] pt-2">
          <Shelf {...{ search, inSightId, keepInSight }} />
        </div>
      </ModalDialog>
      {guard.question}
    </>
  );
}

interface ShelfProps {
  search: string;
  /** The thing that was just added by hand or switched. */
  inSightId: string | undefined;
  keepInSight: (id: string) => void;
}

/** What is on the shelf, and what recipes use besides. */
function Shelf({ search, inSightId, keepInSight }: ShelfProps) {
  const shelf = useShelf();
  const list = useCocktails();
  const cocktails = list.status === 'ready' ? list.items : [];
  if (shelf.status === 'loading') return <Message>Loading the shelf…</Message>;
  if (shelf.status === 'error') {
    return (
      <Message onRetry={shelf.retry}>
        The shelf couldn’t be loaded. Check your connection and try again.
      </Message>
    );
  }
  const isFound = finder(search);
  return (
    <>
      <ShelfList {...shelf} {...{ cocktails, inSightId, keepInSight, isFound }} />
      <FromRecipes names={shelf.names} cocktails={cocktails} isFound={isFound} />
    </>
  );
}

/** Makes the function that finds a name by parts of its words, whatever their case, accents and plurals. */
function finder(search: string): (name: string) => boolean {
  const parts = wordsOf(search);
  return (name) => {
    const words = wordsOf(name).join(' ');
    return parts.every((part) => words.includes(part));
  };
}
