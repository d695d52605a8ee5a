import { classNames } from '@peanut/ui';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { startTransition, useOptimistic, useRef, useState, type ComponentProps } from 'react';
import { ListError } from '../list/list-states';
import { NO_WISH, type Wish } from './find-address';
import type { Find } from './use-find';

/** Above a list: the search field, and the filters once they are opened. */
export function FindBar({ find }: { find: Find }) {
  const { finding, index, prepare } = find;
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What is typed or ticked shows at once; the list follows when there is time to draw it.
  const [wish, showWish] = useOptimistic(find.wish);
  const setWish = (next: Wish) => {
    prepare();
    startTransition(() => {
      showWish(next);
      find.setWish(next);
    });
  };
  const ticked = wish.spirits.length + wish.without.length + Number(wish.isAvailable);
  return (
    <div role="search" className="mx-auto mt-8 max-w-3xl px-4 md:px-8">
      <div className="flex gap-2">
        <SearchField
          ref={field}
          value={wish.query}
          onFocus={prepare}
          onChange={({ target }) => setWish({ ...wish, query: target.value })}
        />
        <BarButton
          aria-expanded={isOpen}
          aria-label="Filters"
          onClick={() => {
            prepare();
            setOpen(!isOpen);
          }}
          className={classNames(ticked > 0 && 'bg-accent-soft text-cream-100')}
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.5} className="size-4" />
          <span className="max-sm:hidden">Filters</span>
          {ticked > 0 && <span>{ticked}</span>}
        </BarButton>
        {find.isSet && (
          <BarButton
            aria-label="Clear filters"
            onClick={() => {
              setWish(NO_WISH);
              field.current?.focus();
            }}
          >
            <X aria-hidden strokeWidth={1.5} className="size-4" />
            <span className="max-sm:hidden">Clear</span>
          </BarButton>
        )}
      </div>
      {finding.hasFailed && <ListError what="search" onRetry={finding.retry} />}
      {isOpen && finding.part && index && (
        <finding.part.Filters index={index} wish={wish} found={find.wish} onChange={setWish} />
      )}
    </div>
  );
}

/** As high as one row, with a glass in front. */
function SearchField(props: ComponentProps<'input'>) {
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        strokeWidth={1.5}
        className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-cream-500"
      />
      <input
        {...props}
        type="search"
        dir="auto"
        aria-label="Search drinks"
        placeholder="Search drinks"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="focus-ring scheme-dark h-full min-h-11 w-full border border-accent/35 bg-ink-950/55 pr-2 pl-10 [&::-webkit-search-cancel-button]:hidden text-base text-cream-100 transition-colors placeholder:text-cream-500 hover:border-accent/75"
      />
    </div>
  );
}

function BarButton({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className={`caps focus-ring inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 border border-accent/35 px-3 text-cream-300 transition hover:border-accent hover:text-cream-100 sm:px-5 ${className}`}
    />
  );
}

/** Shown instead of the drinks when none matches. */
export function NoDrinkFound({ find: { finding, index, wish, setWish } }: { find: Find }) {
  return finding.part && index && <finding.part.NoMatch {...{ index, wish, setWish }} />;
}
