import { staging, useStaging } from '@peanut/editing';
import { showToast } from '@peanut/web';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BusyButton } from '../form/busy-button';
import { stagedEdits } from './staged-edits';
import type { useImport } from './use-import';
import type { useMenu } from './use-menu';
import { wholeMenuChanges } from './whole-menu';

interface StageDrinksProps {
  plan: ReturnType<typeof useImport>;
  menu: Extract<ReturnType<typeof useMenu>, { status: 'ready' }>;
  onStaged: () => void;
}

const drinksAre = (count: number): string => (count === 1 ? '1 drink is' : `${count} drinks are`);

/** Stages what is ticked, in one write of the record; where the file is the menu, it says first what that removes. */
export function StageDrinks({ plan, menu, onStaged }: StageDrinksProps) {
  const [isStaging, setStaging] = useState(false);
  const { pending } = useStaging();
  const { rows, plans, isWhole, removed } = plan;
  const count = plans.filter(({ isStaged }) => isStaged).length;
  const whole = `${drinksAre(count)} staged, ${removed.length} will be removed.`;
  const stage = async () => {
    setStaging(true);
    try {
      if (isWhole) await staging.replaceAll(wholeMenuChanges(plan, menu, pending));
      else await staging.many(stagedEdits(rows, plans, menu.menu));
    } catch (error) {
      console.error('The drinks could not be staged:', error);
      showToast({ title: 'Error', description: 'Failed to stage the drinks', variant: 'destructive' });
      setStaging(false);
      return;
    }
    // A toast ends with the dialog it is shown in.
    flushSync(onStaged);
    const added = `${drinksAre(count)} staged. Save to put ${count === 1 ? 'it' : 'them'} on the menu.`;
    showToast({
      title: 'Drinks Staged',
      description: isWhole ? `${whole} Save to make this the menu.` : added,
    });
  };
  const button = count === 1 ? 'Stage 1 drink' : `Stage ${count} drinks`;
  return (
    <>
      {isWhole && (
        <p role="status" className="basis-full! text-center text-pretty whitespace-normal! text-cream-100">
          {whole}
        </p>
      )}
      <BusyButton
        variant="solid"
        isBusy={isStaging}
        disabled={count === 0 && !isWhole}
        onClick={() => void stage()}
      >
        {isWhole ? 'Stage this menu' : button}
      </BusyButton>
    </>
  );
}
