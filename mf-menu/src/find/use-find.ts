import type { EntityType, Drinks } from '@peanut/contracts';
import { useSearchParams } from '@peanut/web';
import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLazyPart, type LazyPart } from '../page/lazy-part';
import { NO_WISH, useFindAddress, type Wish } from './find-address';
import type * as Finding from './finding';

const loadFinding = () => import('./finding');

/** What a list shows of its drinks, and what its find bar needs. */
export interface Find {
  wish: Wish;
  setWish: (wish: Wish) => void;
  isSet: boolean;
  /** Ids of the drinks that match; undefined while nothing is looked for, and until the first answer. */
  found: ReadonlySet<string> | undefined;
  /** The page was opened for some drinks, and which is not known yet. */
  isComing: boolean;
  index: Finding.DrinkIndex | undefined;
  finding: LazyPart<typeof Finding>;
  /** Somebody looks for a drink, or is about to. */
  isPrepared: boolean;
  /** Loads what is needed to find a drink. */
  prepare: () => void;
}

/** Finds drinks of the list by what the address says. `drinks` is the same array until the list changes. */
export function useFind<E extends EntityType>(drinks: readonly Drinks[E][]): Find {
  const { wish, isSet, setWish } = useFindAddress();
  const [isTouched, setTouched] = useState(false);
  const isPrepared = isTouched || isSet;
  const finding = useLazyPart(isPrepared, loadFinding);
  const index = useIndex(drinks, finding.part?.indexDrinks);
  const found = useMemo(
    () => (isSet && index ? new Set(index.find(wish).map(({ id }) => id)) : undefined),
    [isSet, index, wish],
  );
  const [params] = useSearchParams();
  const find = { wish, setWish, isSet, found, index, finding };
  useShowDrink(params.get('highlight'), find);
  return {
    ...find,
    isPrepared,
    isComing: isSet && !isTouched && !found && !finding.hasFailed,
    prepare: () => setTouched(true),
  };
}

/** The index of the list. While it is made anew for a changed list, the one before serves. */
function useIndex(drinks: readonly Finding.Findable[], indexDrinks?: typeof Finding.indexDrinks) {
  const [index, setIndex] = useState<Finding.DrinkIndex>();
  useEffect(() => {
    if (!indexDrinks) return;
    const left = new AbortController();
    void indexDrinks(drinks, left.signal).then((made) => made && startTransition(() => setIndex(made)));
    return () => left.abort();
  }, [drinks, indexDrinks]);
  return indexDrinks && index;
}

/** Shows a drink that must be seen, whatever else is looked for. */
export function useShowDrink(
  id: string | null,
  { index, found, setWish }: Pick<Find, 'index' | 'found' | 'setWish'>,
): void {
  const isHidden = id !== null && found?.has(id) === false && index?.has(id) === true;
  const show = useEffectEvent(() => setWish(NO_WISH));
  useEffect(() => {
    if (isHidden) show();
  }, [isHidden]);
}
