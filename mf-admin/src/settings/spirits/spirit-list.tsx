import type { SpiritOption } from '@peanut/contracts';
import { classNames } from '@peanut/ui';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { bringIntoView } from '../../dialog/modal-dialog';
import { BusyButton } from '../../form/busy-button';
import { deleteSpirit, setSpiritActive } from './spirit-calls';

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
        // The deleted row had the focus: the list takes it, so that the keyboard stays here.
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

const QUESTION = 'Are you sure you want to delete this spirit? This action cannot be undone.';

interface SpiritRowProps {
  spirit: SpiritOption;
  /** Added since the list is shown: it scrolls into view and is highlighted. */
  isNew: boolean;
  onDeleted: () => void;
}

/** One spirit, with what can be done to it. */
function SpiritRow({ spirit, isNew, onDeleted }: SpiritRowProps) {
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
        'flex flex-wrap items-center gap-x-2 gap-y-1 py-2 xs:gap-x-3',
        isNew && 'bg-accent-soft px-3',
      )}
    >
      <span className="min-w-0 grow basis-16">
        <span className={classNames('block break-words', isActive ? 'text-cream-100' : 'text-cream-500')}>
          {name}
        </span>
        <span className="block text-sm text-cream-500">{isActive ? 'Active' : 'Inactive'}</span>
      </span>
      <BusyButton isBusy={isBusy} onClick={() => void toggle()} className="px-2.5! xs:px-4!">
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
