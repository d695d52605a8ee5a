import type { SpiritOption } from '@peanut/contracts';
import { useRef, useState } from 'react';
import { SpiritRow } from './spirit-row';

export function SpiritList({ spirits }: { spirits: readonly SpiritOption[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [before] = useState(() => new Set(spirits.map(({ id }) => id)));
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Spirits"
      className="mt-7 divide-y divide-accent/15 border-y border-accent/25 outline-none"
    >
      {spirits.map((spirit) => (
        // The deleted row had the focus; it goes to the list, so that the keyboard does not start over.
        <SpiritRow
          key={spirit.id}
          spirit={spirit}
          isNew={!before.has(spirit.id)}
          onDeleted={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
}
