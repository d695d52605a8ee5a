import { Button } from '@peanut/ui';
import { useId } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { BusyButton } from '../form/busy-button';
import { ExportLinks } from './export-links';
import type { Menu } from './import-rows';
import { ReadingState } from './reading-state';
import { SourceForm } from './source-form';
import { StageDrinks } from './stage-drinks';
import { useImport } from './use-import';
import { useMenu } from './use-menu';
import { useReading } from './use-reading';
import { useSource } from './use-source';
import { WhatWasRead } from './what-was-read';

const NONE: readonly never[] = [];
const NO_MENU: Menu = { cocktail: [], whiskey: [], takenIds: new Set() };
const UNKNOWN = { menu: NO_MENU, spirits: NONE, isSavedCopy: false };

/** Gives the menu as a file, and stages drinks from a file or a text. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const source = useSource();
  const { reading, read, stop, goOn } = useReading();
  const menu = useMenu();
  const known = menu.status === 'ready' ? menu : UNKNOWN;
  const plan = useImport(reading.status === 'read' ? reading.drinks : NONE, known);
  const guard = useUnsavedGuard(!source.isEmpty || reading.status === 'read');
  const close = () => {
    source.forget();
    onClose();
  };
  const askToClose = () => guard.leave(close);
  const isBusy = reading.status === 'reading' || reading.status === 'recipes';
  const hasDrinks = reading.status === 'read' && reading.drinks.length > 0 && menu.status === 'ready';
  const readButton = (
    <BusyButton type="submit" form={formId} variant="solid" isBusy={isBusy} className="sm:min-w-40">
      Read
    </BusyButton>
  );
  return (
    <>
      <ModalDialog
        title="Import and export"
        size="large"
        onClose={askToClose}
        footer={
          hasDrinks ? (
            <>
              <StageDrinks plan={plan} menu={menu} onStaged={close} />
              <Button onClick={askToClose}>Cancel</Button>
            </>
          ) : (
            readButton
          )
        }
      >
        <ExportLinks />
        <SourceForm
          id={formId}
          source={source}
          isBusy={isBusy}
          onRead={() => {
            plan.startAnew();
            read(source);
          }}
        />
        {hasDrinks && <div className="mt-5">{readButton}</div>}
        <ReadingState reading={reading} onStop={stop} />
        {reading.status === 'read' && (
          <WhatWasRead read={reading} menu={menu} plan={plan} onGoOn={() => goOn(reading)} />
        )}
      </ModalDialog>
      {guard.question}
    </>
  );
}
