import { Button } from '@peanut/ui';
import { ModalDialog } from '../dialog/modal-dialog';
import { DifferenceList } from '../fields/difference-list';
import { useNameOf } from '../fields/differences';
import { conflictDifferences, conflictTexts, untouchedLabels } from './conflict-texts';
import type { OpenConflict } from './use-save';

/** An item that somebody else changed or deleted since the owner saw it. Closing it stops the Save. */
export function ConflictDialog({ conflict, answer }: OpenConflict) {
  const { event, choices, mineTitle } = conflictTexts(conflict);
  const untouched = untouchedLabels(conflict);
  return (
    <ModalDialog
      title="This item changed meanwhile"
      size="large"
      description={
        <>
          <p className="text-cream-100">{event}</p>
          <p className="mt-2 text-sm">{`${choices} Close this to stop. The rest stays pending.`}</p>
        </>
      }
      onClose={() => answer('stop')}
      footer={
        <>
          <Button variant="danger" onClick={() => answer('overwrite')}>
            Overwrite
          </Button>
          <Button onClick={() => answer('drop')}>Drop my change</Button>
        </>
      }
    >
      <div className="mt-6">
        <Sides conflict={conflict} mineTitle={mineTitle} />
      </div>
      {untouched.length > 0 && (
        <p className="mt-4 text-sm text-cream-300">
          {`They also changed ${untouched.join(', ')}. That stays either way.`}
        </p>
      )}
    </ModalDialog>
  );
}

function Sides({ conflict, mineTitle }: { conflict: OpenConflict['conflict']; mineTitle: string }) {
  const nameOf = useNameOf();
  const differences = conflictDifferences(conflict, nameOf);
  if (differences.length === 0) {
    return <p className="text-center text-cream-300">There are no differences left.</p>;
  }
  return <DifferenceList differences={differences} beforeTitle="Theirs" afterTitle={mineTitle} />;
}
