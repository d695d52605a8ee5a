import { FIND } from '@peanut/contracts';
import { pageKey, recallPage, rememberPage, useNavigate, useSearchParams } from '@peanut/web';
import { useMemo } from 'react';

/** What a person looks for. */
export interface Wish {
  /** As typed. */
  query: string;
  /** Any of these will do; none means all. */
  spirits: readonly string[];
  isAvailable: boolean;
  /** Allergens that the drink must not have. */
  without: readonly string[];
}

export const NO_WISH: Wish = { query: '', spirits: [], isAvailable: false, without: [] };

interface FindAddress {
  wish: Wish;
  /** Whether anything is looked for. */
  isSet: boolean;
  /** Looks for something else from now on; what does not fit into the address is cut off. */
  setWish: (wish: Wish) => void;
}

/** What is looked for, which is what the page's address says. A change takes the place of the history's entry. */
export function useFindAddress(): FindAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wish = useMemo(() => wishIn(params), [params]);
  const setWish = (next: Wish) => {
    const search = searchFor(params, next);
    if (search === undefined) return;
    const { turned = [] } = recallPage();
    const before = pageKey();
    void navigate({ search }, { replace: true });
    // The cards that stay keep their side, though the entry has a new key.
    if (pageKey() !== before) rememberPage({ turned });
  };
  return { wish, isSet: isWish(wish), setWish };
}

const isWish = ({ query, spirits, isAvailable, without }: Wish): boolean =>
  query.trim() !== '' || isAvailable || spirits.length + without.length > 0;

export function wishIn(params: URLSearchParams): Wish {
  return {
    query: (params.get('q') ?? '').slice(0, FIND.maxSearch),
    spirits: partsOf(params.get('spirit')),
    isAvailable: params.get('available') === '1',
    without: partsOf(params.get('without')),
  };
}

/** The query of the address for a wish, with what else was in it; undefined where even the filters are too long. */
export function searchFor(before: URLSearchParams, wish: Wish): string | undefined {
  const query = [...wish.query.slice(0, FIND.maxSearch)];
  for (;;) {
    const search = writeSearch(before, { ...wish, query: query.join('') });
    const excess = search.length - FIND.maxSearch;
    if (excess <= 0) return search;
    if (query.length === 0) return undefined;
    // A character takes twelve in the address at most.
    query.length -= Math.min(query.length, Math.ceil(excess / 12));
  }
}

function writeSearch(before: URLSearchParams, wish: Wish): string {
  const { query, spirits, isAvailable, without } = wish;
  const params = new URLSearchParams(before);
  // The drink that the page was opened for has been seen: it must not undo the search.
  if (isWish(wish)) params.delete('highlight');
  const values = {
    q: query,
    spirit: spirits.map(escapeComma).join(),
    available: isAvailable ? '1' : '',
    without: without.map(escapeComma).join(),
  } satisfies Record<(typeof FIND.params)[number], string>;
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.size === 0 ? '' : `?${String(params).replaceAll('%2C', ',')}`;
}

/** A name may have a comma of its own. */
const escapeComma = (name: string): string => name.replace(/[%,]/g, encodeURIComponent);

const partsOf = (list: string | null): string[] =>
  (list ?? '')
    .slice(0, FIND.maxSearch)
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.replace(/%2C|%25/gi, decodeURIComponent));
