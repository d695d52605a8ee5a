import { useStagedList } from '@peanut/editing';

const GONE = 'a drink that is gone';

/** Tells a drink's name by its id, of staged ones too. */
export function useNameOf(): (id: string) => string {
  const cocktails = useStagedList('cocktail');
  const whiskeys = useStagedList('whiskey');
  const names = new Map([...namesOf(cocktails), ...namesOf(whiskeys)]);
  return (id) => names.get(id) ?? GONE;
}

type NamedList = { status: 'loading' | 'error' } | { status: 'ready'; items: { id: string; name: string }[] };

const namesOf = (list: NamedList) =>
  list.status === 'ready' ? list.items.map(({ id, name }) => [id, name] as const) : [];
