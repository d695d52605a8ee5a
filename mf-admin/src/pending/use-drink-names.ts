import { useStagedList } from '@peanut/web/admin';

/** The names of all drinks by id, staged ones included. */
export function useDrinkNames(): ReadonlyMap<string, string> {
  const cocktails = useStagedList('cocktail');
  const whiskeys = useStagedList('whiskey');
  return new Map([...namesOf(cocktails), ...namesOf(whiskeys)]);
}

type NamedList = { status: 'loading' | 'error' } | { status: 'ready'; items: { id: string; name: string }[] };

const namesOf = (list: NamedList) =>
  list.status === 'ready' ? list.items.map(({ id, name }) => [id, name] as const) : [];
