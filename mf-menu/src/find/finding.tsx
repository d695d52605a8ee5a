import { Button } from '@peanut/ui';
import { useSearchParams } from '@peanut/web';
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
import { Filters } from './filters';
import { NO_WISH, useFindAddress, type Wish } from './find-address';
import { indexDrinks, type DrinkIndex, type Findable } from './matching';
import { NoMatch } from './no-match';

export type { Findable };

interface FindingProps {
  drinks: readonly Findable[];
  shownId: string | null;
  /** The filters show. */
  isOpen: boolean;
  field: RefObject<HTMLInputElement | null>;
  setText: (text: string) => void;
  onFound: (found: ReadonlySet<string> | null) => void;
}

/** What the search bar does: it reads the field, narrows the list by what the address says, and shows the filters. */
export function Finding({ drinks, shownId, isOpen, field, setText, onFound }: FindingProps) {
  const address = useFindAddress();
  const index = useIndex(drinks);
  const found = useMemo(
    () => (address.isSet ? index && new Set(index.find(address.wish).map(({ id }) => id)) : null),
    [address.isSet, index, address.wish],
  );
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
    if (found !== undefined) startTransition(() => onFound(found));
  }, [found, onFound]);
  const [params] = useSearchParams();
  const mustShow = [params.get('highlight'), shownId];
  useShow(found !== null && mustShow.some((id) => id && index?.has(id) && !found?.has(id)), () =>
    setWish(NO_WISH),
  );
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
      {isOpen && index && <Filters index={index} wish={wish} found={address.wish} onChange={setWish} />}
      {index && drinks.length > 0 && found?.size === 0 && (
        <NoMatch index={index} wish={address.wish} setWish={setWish} />
      )}
    </>
  );
}

/** The index of the list. While it is made anew for a changed list, the one before serves. */
function useIndex(drinks: readonly Findable[]): DrinkIndex | undefined {
  const [index, setIndex] = useState<DrinkIndex>();
  useEffect(() => {
    const left = new AbortController();
    void indexDrinks(drinks, left.signal).then((made) => made && startTransition(() => setIndex(made)));
    return () => left.abort();
  }, [drinks]);
  return index;
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
