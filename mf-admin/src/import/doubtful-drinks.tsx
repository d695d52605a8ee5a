import type { DoubtKind } from '@peanut/bartender/formats';
import { Button } from '@peanut/ui';
import { useId } from 'react';
import type { Choice } from './import-plan';
import type { ImportRow } from './import-rows';

const KINDS: readonly { kind: DoubtKind; one: string; many: string }[] = [
  { kind: 'ingredient', one: 'drink may lack an ingredient.', many: 'drinks may lack an ingredient.' },
  { kind: 'amount', one: 'drink has a doubtful amount.', many: 'drinks have doubtful amounts.' },
];

const ONE_NOTE =
  'It stands below the others, with its reason, and is not ticked by itself. “Select all” takes it too.';
const MANY_NOTE =
  'They stand below the others, each with its reason, and are not ticked by themselves. “Select all” takes them too.';

interface DoubtfulDrinksProps {
  /** Those with a doubt. */
  rows: readonly ImportRow[];
  chooseFor: (rows: readonly ImportRow[], choice: Choice) => void;
}

/** Says how many drinks are doubtful and why, and ticks all of a kind. A drink that the menu has keeps its choice. */
export function DoubtfulDrinks({ rows, chooseFor }: DoubtfulDrinksProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 border border-danger/50 bg-danger/10 px-4 py-4 sm:px-6">
      <h4 id={id} className="font-medium text-cream-100">
        {rows.length === 1
          ? '1 drink wants a look'
          : `${rows.length.toLocaleString('en')} drinks want a look`}
      </h4>
      <p className="mt-1 text-pretty text-cream-300">{rows.length === 1 ? ONE_NOTE : MANY_NOTE}</p>
      {KINDS.map(({ kind, one, many }) => (
        <OfOneKind
          key={kind}
          rows={rows.filter(({ doubts, twin }) => !twin && doubts.some((doubt) => doubt.kind === kind))}
          {...{ one, many, chooseFor }}
        />
      ))}
    </section>
  );
}

interface OfOneKindProps extends DoubtfulDrinksProps {
  one: string;
  many: string;
}

function OfOneKind({ rows, one, many, chooseFor }: OfOneKindProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <p id={id} className="text-cream-100">
        {rows.length === 1 ? `1 ${one}` : `${rows.length.toLocaleString('en')} ${many}`}
      </p>
      <div className="flex flex-wrap gap-2 *:px-4">
        <Button onClick={() => chooseFor(rows, 'add')}>Tick these</Button>
        <Button onClick={() => chooseFor(rows, 'leave')}>Untick these</Button>
      </div>
    </div>
  );
}
