import { Button, classNames } from '@peanut/ui';
import { COLUMNS, DrinkRow } from './drink-row';
import type { useImport } from './use-import';

type DrinkTableProps = Pick<ReturnType<typeof useImport>, 'rows' | 'plans' | 'choose' | 'chooseFor'>;

/** From so many rows on, only those near the window are laid out: each tick would lay out all of them. */
const LONG = 500;

/** Every drink that was read, each with its checkbox. */
export function DrinkTable({ rows, plans, choose, chooseFor }: DrinkTableProps) {
  const twins = rows.filter(({ twin }) => twin);
  return (
    <>
      {twins.length > 1 && (
        <div className="mt-6">
          <p className="text-pretty text-cream-100">{`${twins.length} of these names are on the menu already.`}</p>
          <div className="mt-3 flex flex-wrap gap-2 *:px-4">
            <Button onClick={() => chooseFor(twins, 'replace')}>Replace all</Button>
            <Button onClick={() => chooseFor(twins, 'add')}>Add all beside</Button>
            <Button onClick={() => chooseFor(twins, 'leave')}>Leave all out</Button>
          </div>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => chooseFor(unticked(rows, plans), 'add')}>Select all</Button>
        <Button onClick={() => chooseFor(rows, 'leave')}>Select none</Button>
      </div>
      <div role="table" aria-label="Drinks that were read" className="@container mt-4">
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
        <div role="rowgroup">
          {rows.map((row, index) => {
            const { choice = 'leave', isStaged = false, isFixed = true, reason } = plans[index] ?? {};
            return (
              <DrinkRow
                key={row.index}
                {...{ row, choice, isStaged, isFixed, reason }}
                isOneOfMany={rows.length > LONG}
                onChoose={choose}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

/** Those that a tick would take, but for what would only be there twice. */
const unticked = (rows: DrinkTableProps['rows'], plans: DrinkTableProps['plans']) =>
  rows.filter(({ isSame, isRepeat }, index) => plans[index]?.isStaged === false && !isSame && !isRepeat);
