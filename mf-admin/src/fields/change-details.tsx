import { STAGE_BADGES } from '@peanut/contracts';
import type { PendingChange } from '@peanut/editing';
import { classNames, type Elements } from '@peanut/ui';
import { useState } from 'react';
import { DifferenceList } from './difference-list';
import { allFields, differingFields, orderDifference, type Difference } from './differences';

interface ChangeDetailsProps {
  change: PendingChange;
  nameOf: (id: string) => string;
}

/** What a change does, field by field: an edit as before and after, a whole drink behind a fold. */
export function ChangeDetails({ change, nameOf }: ChangeDetailsProps) {
  const isWholeDrink = change.type === 'create' || change.type === 'delete';
  return (
    <>
      {isWholeDrink ? (
        <Fold title={change.type === 'create' ? 'What will be added' : 'What will be deleted'}>
          <Differences change={change} nameOf={nameOf} />
        </Fold>
      ) : (
        <Differences change={change} nameOf={nameOf} />
      )}
      <AddedSpirit change={change} />
    </>
  );
}

/** Draws its content once it is opened: a list may have a thousand of them. */
function Fold({ title, children }: { title: string; children: Elements }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="focus-ring inline-flex min-h-11 cursor-pointer items-center text-sm text-accent underline underline-offset-4 hover:text-cream-100">
        {title}
      </summary>
      {isOpen && <div className="mt-2">{children}</div>}
    </details>
  );
}

const Differences = ({ change, nameOf }: ChangeDetailsProps) => (
  <DifferenceList differences={changeDifferences(change, nameOf)} beforeTitle="Before" afterTitle="After" />
);

/** The spirits' list of the settings grows by it, which no field shows. */
const AddedSpirit = ({ change: { addsSpirit } }: { change: PendingChange }) =>
  addsSpirit !== undefined && (
    <p className="mt-2 text-sm text-cream-300">{`Adds the spirit "${addsSpirit}" to your list.`}</p>
  );

function changeDifferences(change: PendingChange, nameOf: (id: string) => string): Difference[] {
  switch (change.type) {
    case 'create':
      return allFields(change.entityType, change.data, 'after');
    case 'update':
      return differingFields(change.entityType, change.undoData, change.data);
    case 'delete':
      return allFields(change.entityType, change.undoData, 'before');
    case 'reorder':
      return orderDifference(change.undoData.orderedIds, change.data.orderedIds, nameOf);
  }
}

const COLOURS: Record<PendingChange['type'], string> = {
  create: 'border-emerald-400/60 text-emerald-300',
  update: 'border-sky-400/60 text-sky-300',
  delete: 'border-danger/60 text-danger',
  reorder: 'border-accent/60 text-accent',
};

/** The kind of a staged change, in the words that the cards use. */
export function StageBadge({ type }: { type: PendingChange['type'] }) {
  return (
    <span
      className={classNames(
        'shrink-0 border px-2 py-0.5 text-[0.6875rem] font-medium tracking-widest',
        COLOURS[type],
      )}
    >
      {STAGE_BADGES[type]}
    </span>
  );
}
