import { Button } from '@peanut/ui';
import { LimitChips } from '@peanut/ui/limit-chips';
import { isGuestLimit, limitLabel, type GuestLimit } from '@peanut/contracts';
import { setGuestLimits, useGuestLimits, useSearchParams } from '@peanut/web';
import X from 'lucide-react/icons/x';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { ListError } from '../list/list-states';
import { useLazyPart } from '../page/lazy-part';
import { Filters } from './filters';
import { NO_WISH, useFindAddress, type Wish } from './find-address';
import type { Held } from './held';
import { indexDrinks, type DrinkIndex, type Findable } from './matching';
import { NoMatch } from './no-match';
import type * as ReadHeld from './read-held';

export type { Findable };

const loadReadHeld = () => import('./read-held');

interface FindingProps {
  drinks: readonly Findable[];
  shownId: string | null;
  /** The filters show. */
  isOpen: boolean;
  field: RefObject<HTMLInputElement | null>;
  setText: (text: string) => void;
  /** Told what matches: null while nothing is looked for, undefined until it is known what the drinks hold. */
  onFound: (found: ReadonlySet<string> | null | undefined) => void;
}

/** What the search bar does: it reads the field, narrows the list by what the address says, and shows the filters. */
export function Finding({ drinks, shownId, isOpen, field, setText, onFound }: FindingProps) {
  const address = useFindAddress();
  const kept = useGuestLimits();
  const limits = useMemo(() => kept.filter(isGuestLimit), [kept]);
  const asked = useMemo(() => withLimits(address.wish, limits), [address.wish, limits]);
  const isSet = address.isSet || limits.length > 0;
  const isLeavingOut = asked.without.length > 0;
  const reader = useLazyPart(isOpen || isLeavingOut, loadReadHeld);
  const { index, held } = useSearched(drinks, reader.part);
  const isReading = isLeavingOut && held === undefined;
  const found = useMemo(() => {
    if (!isSet) return null;
    return isReading ? undefined : index && new Set(index.find(asked, held).map(({ id }) => id));
  }, [isSet, isReading, index, held, asked]);
  // What is ticked shows at once; the list follows when there is time to draw it.
  const [wish, showWish] = useOptimistic(address.wish);
  const setWish = (next: Wish) => {
    startTransition(() => {
      showWish(next);
      address.setWish(next);
    });
  };
  useField(field, wish.query, { setText, onType: (query) => setWish({ ...wish, query }) });
  useEffect(() => {
    if (found !== undefined || isReading) startTransition(() => onFound(found));
  }, [found, isReading, onFound]);
  const [params] = useSearchParams();
  const mustShow = [params.get('highlight'), shownId];
  useShow(!!found && mustShow.some((id) => id && index?.has(id) && !found.has(id)), () => setWish(NO_WISH));
  return (
    <>
      {address.isSet && (
        <Button
          onClick={() => {
            setWish(NO_WISH);
            field.current?.focus();
          }}
          className="px-3!"
        >
          <X strokeWidth={1.5} className="size-4" />
          <span className="sr-only">Clear filters</span>
        </Button>
      )}
      <LimitChips
        limits={limits}
        labelOf={limitLabel}
        onRemove={(removed) => setGuestLimits(limits.filter((limit) => limit !== removed))}
      />
      {isOpen && index && <Filters {...{ index, held, wish }} found={asked} onChange={setWish} />}
      {reader.hasFailed && <ListError what="list of allergens" onRetry={reader.retry} />}
      {index && drinks.length > 0 && found?.size === 0 && (
        <NoMatch {...{ index, held, setWish, limits }} wish={address.wish} />
      )}
    </>
  );
}

interface Searched {
  index?: DrinkIndex;
  /** What its drinks hold, once somebody leaves something out, or may. */
  held?: Held;
}

/** What is looked for, and without what the guest may not have. */
const withLimits = (wish: Wish, limits: readonly GuestLimit[]): Wish =>
  limits.length === 0 ? wish : { ...wish, without: [...new Set([...wish.without, ...limits])] };

/** The list as it is searched. While it is made anew for a changed list, the one before serves. */
function useSearched(drinks: readonly Findable[], reader: typeof ReadHeld | undefined): Searched {
  const [index, setIndex] = useState<DrinkIndex>();
  const [read, setRead] = useState<Searched>();
  useEffect(() => {
    const left = new AbortController();
    void indexDrinks(drinks, left.signal).then((made) => made && startTransition(() => setIndex(made)));
    return () => left.abort();
  }, [drinks]);
  useEffect(() => {
    if (!index || !reader) return;
    const left = new AbortController();
    void reader
      .readHeld(index.drinks, left.signal)
      .then((held) => held && startTransition(() => setRead({ index, held })));
    return () => left.abort();
  }, [index, reader]);
  return read ?? { index };
}

/** Reads what is typed, and shows what the address says when something else changed it. The field was there before. */
function useField(
  field: RefObject<HTMLInputElement | null>,
  query: string,
  { setText, onType }: Pick<FindingProps, 'setText'> & { onType: (query: string) => void },
): void {
  const type = useEffectEvent(onType);
  const show = useEffectEvent(setText);
  const known = useRef('');
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const read = () => {
      known.current = input.value;
      type(input.value);
    };
    // It was typed into before this was loaded.
    if (input.value !== '') read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [field]);
  useLayoutEffect(() => {
    if (query === known.current) return;
    known.current = query;
    show(query);
  }, [query]);
}

/** Lets everything show when a drink that must be seen does not. */
function useShow(isHidden: boolean, showAll: () => void): void {
  const show = useEffectEvent(showAll);
  useEffect(() => {
    if (isHidden) show();
  }, [isHidden]);
}
