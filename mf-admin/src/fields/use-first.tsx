import { Button, type Elements } from '@peanut/ui';
import { useState } from 'react';

/** As many as are read one by one. */
const FIRST = 100;

/** The first of a long list, and a button that shows the rest: a thousand changes take seconds to draw. */
export function useFirst<T>(items: readonly T[]): { shown: readonly T[]; more: Elements } {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || items.length <= FIRST) return { shown: items, more: null };
  return {
    shown: items.slice(0, FIRST),
    more: (
      <p className="mt-4 text-center">
        <Button onClick={() => setWhole(true)}>{`Show all ${items.length.toLocaleString('en')}`}</Button>
      </p>
    ),
  };
}
