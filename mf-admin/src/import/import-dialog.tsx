import { staging } from '@peanut/editing';
import { Button } from '@peanut/ui';
import { showToast } from '@peanut/web';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ModalDialog } from '../dialog/modal-dialog';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { BusyButton } from '../form/busy-button';
import { ExportLinks } from './export-links';
import type { Menu } from './import-rows';
import { ReadingState } from './reading-state';
import { SourceForm } from './source-form';
import { stagedEdits } from './staged-edits';
import { useImport } from './use-import';
import { useMenu } from './use-menu';
import { useReading } from './use-reading';
import { useSource } from './use-source';
import { WhatWasRead } from './what-was-read';

const NONE: readonly never[] = [];
const NO_MENU: Menu = { cocktail: [], whiskey: [], takenIds: new Set() };

/** Gives the menu as a file, and stages drinks from a file or a text. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const source = useSource();
  const { reading, read, stop, goOn } = useReading();
  const menu = useMenu();
  const known = menu.status === 'ready' ? menu : { menu: NO_MENU, spirits: NONE };
  const plan = useImport(reading.status === 'read' ? reading.drinks : NONE, known.menu, known.spirits);
  const guard = useUnsavedGuard(!source.isEmpty || reading.status === 'read');
  const close = () => {
    source.forget();
    onClose();
  };
  const askToClose = () => guard.leave(close);
  const isBusy = reading.status === 'reading' || reading.status === 'recipes';
  const hasDrinks = reading.status === 'read' && reading.drinks.length > 0 && menu.status === 'ready';
  return (
    <>
      <ModalDialog
        title="Import and export"
        size="large"
        onClose={askToClose}
        footer={
          hasDrinks && (
            <>
              <StageButton
                edits={() => stagedEdits(plan.rows, plan.plans, known.menu)}
                plan={plan}
                onStaged={close}
              />
              <Button onClick={askToClose}>Cancel</Button>
            </>
          )
        }
      >
        <ExportLinks />
        <SourceForm
          source={source}
          isBusy={isBusy}
          onRead={() => {
            plan.startAnew();
            read(source);
          }}
        />
        <ReadingState reading={reading} onStop={stop} />
        {reading.status === 'read' && (
          <WhatWasRead read={reading} menu={menu} plan={plan} onGoOn={() => goOn(reading)} />
        )}
      </ModalDialog>
      {guard.question}
    </>
  );
}

interface StageButtonProps {
  plan: ReturnType<typeof useImport>;
  edits: () => ReturnType<typeof stagedEdits>;
  onStaged: () => void;
}

/** Stages what is ticked, in one write of the record. */
function StageButton({ plan, edits, onStaged }: StageButtonProps) {
  const [isStaging, setStaging] = useState(false);
  const count = plan.plans.filter(({ isStaged }) => isStaged).length;
  const stage = async () => {
    setStaging(true);
    try {
      await staging.many(edits());
    } catch (error) {
      console.error('The drinks could not be staged:', error);
      showToast({ title: 'Error', description: 'Failed to stage the drinks', variant: 'destructive' });
      setStaging(false);
      return;
    }
    // A toast ends with the dialog it is shown in.
    flushSync(onStaged);
    showToast({
      title: 'Drinks Staged',
      description: `${count === 1 ? '1 drink is' : `${count} drinks are`} staged. Save to put ${count === 1 ? 'it' : 'them'} on the menu.`,
    });
  };
  return (
    <BusyButton variant="solid" isBusy={isStaging} disabled={count === 0} onClick={() => void stage()}>
      {count === 1 ? 'Stage 1 drink' : `Stage ${count} drinks`}
    </BusyButton>
  );
}
