import { ENDPOINTS, type ShelfThing } from '@peanut/contracts';
import { callAsOwner } from '@peanut/editing';
import { useQuery, useStore } from '@peanut/web';
import { useMemo, useState } from 'react';
import { SHELF_KEY, switchedStore } from './shelf-calls';

type Named = Pick<ShelfThing, 'id' | 'name'>;

type ShelfState =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready';
      things: readonly ShelfThing[];
      /** The same until a thing comes, goes or is renamed. */
      names: readonly Named[];
      /** Came while the dialog was open. */
      newIds: ReadonlySet<string>;
    };

/** The shelf as it was when the dialog was opened: what was out first, then by name. What is new comes before. */
export function useShelf(): ShelfState {
  const query = useQuery<ShelfThing[]>({
    queryKey: SHELF_KEY,
    queryFn: ({ signal }) => callAsOwner(ENDPOINTS.listShelf, { signal }),
    refetchOnMount: 'always',
  });
  const switched = useStore(switchedStore);
  const things = useMemo(
    () => query.data?.map((one) => ({ ...one, isStocked: switched.get(one.id) ?? one.isStocked })),
    [query.data, switched],
  );
  const ordered = useSteadyOrder(things, query.isFetchedAfterMount);
  const text = JSON.stringify(things?.map(({ id, name }) => ({ id, name })) ?? []);
  const names = useMemo(() => JSON.parse(text) as Named[], [text]);
  if (things) return { status: 'ready', ...ordered, names };
  if (query.isError && !query.isFetching) return { status: 'error', retry: () => void query.refetch() };
  return { status: 'loading' };
}

/** Keeps each thing's place from the first answer on: what was just switched stays under the finger. */
function useSteadyOrder(things: readonly ShelfThing[] | undefined, isCurrent: boolean) {
  const [places, setPlaces] = useState<{ first: number; ids: readonly string[] }>();
  const sorted = useMemo(
    () => things?.toSorted((one, other) => Number(one.isStocked) - Number(other.isStocked)) ?? [],
    [things],
  );
  const placed = new Set(places?.ids);
  const come = sorted.filter(({ id }) => !placed.has(id)).map(({ id }) => id);
  if (things && isCurrent && !places) setPlaces({ first: 0, ids: come });
  else if (places && come.length > 0)
    setPlaces({ first: places.first + come.length, ids: [...come, ...places.ids] });
  const at = new Map(places?.ids.map((id, index) => [id, index]));
  return {
    things: sorted.toSorted((one, other) => (at.get(one.id) ?? -1) - (at.get(other.id) ?? -1)),
    newIds: new Set(places?.ids.slice(0, places.first)),
  };
}
