import type { SpiritOption } from '@peanut/contracts';
import { classNames } from '@peanut/ui';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { bringIntoView } from '../../dialog/bring-into-view';
import { BusyButton } from '../../form/busy-button';
import { deleteSpirit, setSpiritActive } from './spirit-calls';

const QUESTION = 'Are you sure you want to delete this spirit? This action cannot be undone.';

interface SpiritRowProps {
  spirit: SpiritOption;
  /** Added since the list is shown: it comes into view and stands out, wherever its place is. */
  isNew: boolean;
  onDeleted: () => void;
}

/** One spirit, with what can be done to it. */
export function SpiritRow({ spirit, isNew, onDeleted }: SpiritRowProps) {
  const [isBusy, setBusy] = useState(false);
  const { name, isActive } = spirit;
  const toggle = async () => {
    setBusy(true);
    await setSpiritActive(spirit, !isActive);
    setBusy(false);
  };
  const remove = async () => {
    if (!window.confirm(QUESTION)) return;
    setBusy(true);
    if (await deleteSpirit(spirit)) onDeleted();
    setBusy(false);
  };
  return (
    <li
      ref={isNew ? bringIntoView : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 py-2',
        isNew && 'bg-accent-soft px-3',
      )}
    >
      <span className="min-w-0 grow basis-16">
        <span className={classNames('block break-words', isActive ? 'text-cream-100' : 'text-cream-500')}>
          {name}
        </span>
        <span className="block text-sm text-cream-500">{isActive ? 'Active' : 'Inactive'}</span>
      </span>
      <BusyButton isBusy={isBusy} onClick={() => void toggle()} className="px-4!">
        <span>{isActive ? 'Deactivate' : 'Activate'}</span>
        <span className="sr-only">{` ${name}`}</span>
      </BusyButton>
      <BusyButton variant="danger" isBusy={isBusy} onClick={() => void remove()} className="w-11 px-0!">
        <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
        <span className="sr-only">{`Delete ${name}`}</span>
      </BusyButton>
    </li>
  );
}
