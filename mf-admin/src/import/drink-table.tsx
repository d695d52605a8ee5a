import { Button, classNames } from '@peanut/ui';
import { useMemo, useState } from 'react';
import { DoubtfulDrinks } from './doubtful-drinks';
import { COLUMNS } from './drink-row';
import { DrinkRows } from './drink-rows';
import { type ImportRow, isSameAsTwin } from './import-rows';
import { RadioGroup } from './radio-group';
import type { useImport } from './use-import';

type DrinkTableProps = Pick<ReturnType<typeof useImport>, 'rows' | 'plans' | 'choose' | 'chooseFor'>;

/** From so many rows on, only those near the window are laid out. */
const LONG = 500;

const isDoubtful = ({ doubts }: ImportRow): boolean => doubts.length > 0;

/** Every drink that was read, each with its checkbox: what is certain first. */
export function DrinkTable({ rows, plans, choose, chooseFor }: DrinkTableProps) {
  const [shown, setShown] = useState<'all' | 'doubtful'>('all');
  const doubtful = useMemo(() => rows.filter(isDoubtful), [rows]);
  const certain = useMemo(() => rows.filter((row) => !isDoubtful(row)), [rows]);
  const group = { plans, onChoose: choose, isLong: rows.length > LONG };
  return (
    <>
      <TwinChoices rows={rows} chooseFor={chooseFor} />
      <DoubtfulDrinks rows={doubtful} chooseFor={chooseFor} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => chooseFor(unticked(rows, plans), 'add')}>Select all</Button>
          <Button onClick={() => chooseFor(rows, 'leave')}>Select none</Button>
        </div>
        {doubtful.length > 0 && (
          <RadioGroup
            label="Show"
            chosen={shown}
            onChoose={setShown}
            options={[
              { value: 'all', text: `All (${rows.length.toLocaleString('en')})` },
              { value: 'doubtful', text: `Only doubtful (${doubtful.length.toLocaleString('en')})` },
            ]}
          />
        )}
      </div>
      <div role="table" aria-label="Drinks that were read" className="@container mt-4">
        <Heads />
        <DrinkRows {...group} rows={certain} isHidden={shown === 'doubtful' && doubtful.length > 0} />
        <DrinkRows {...group} rows={doubtful} />
      </div>
    </>
  );
}

/** What becomes of all drinks that the menu has. */
function TwinChoices({ rows, chooseFor }: Pick<DrinkTableProps, 'rows' | 'chooseFor'>) {
  const twins = rows.filter(({ twin }) => twin);
  if (twins.length < 2) return null;
  return (
    <div className="mt-6">
      <p className="text-pretty text-cream-100">{`${twins.length} of these drinks are on the menu already.`}</p>
      <div className="mt-3 flex flex-wrap gap-2 *:px-4">
        <Button onClick={() => chooseFor(twins, 'replace')}>Replace all</Button>
        <Button onClick={() => chooseFor(twins, 'add')}>Add all beside</Button>
        <Button onClick={() => chooseFor(twins, 'leave')}>Leave all out</Button>
      </div>
    </div>
  );
}

function Heads() {
  return (
    <div role="rowgroup" className="@max-2xl:sr-only">
      <div
        role="row"
        className={classNames('grid border-b border-accent/40 px-1 pb-2 text-sm text-accent', COLUMNS)}
      >
        {['Drink', 'Kind', 'In it', 'To know'].map((title) => (
          <div key={title} role="columnheader">
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Those that a tick would take, but for what would only be there twice. */
const unticked = (rows: DrinkTableProps['rows'], plans: DrinkTableProps['plans']) =>
  rows.filter((row) => plans[row.index]?.isStaged === false && !row.isRepeat && !isSameAsTwin(row));
