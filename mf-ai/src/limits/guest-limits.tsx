import { GUEST_LIMITS, isGuestLimit, limitLabel } from '@peanut/contracts';
import { Button, classNames } from '@peanut/ui';
import { ChoicesField } from '@peanut/ui/choices-field';
import { LimitChips } from '@peanut/ui/limit-chips';
import { setGuestLimits, useGuestLimits } from '@peanut/web';
import { useId, useState } from 'react';

const LABEL = "What I can't have";

interface GuestLimitsProps {
  className?: string;
}

/** What the guest may not have, as chips, and the choice of more. It is kept on this phone. */
export function GuestLimits({ className }: GuestLimitsProps) {
  const limits = useGuestLimits().filter(isGuestLimit);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <div className="flex flex-wrap items-center gap-2">
        <LimitChips
          limits={limits}
          labelOf={limitLabel}
          onRemove={(removed) => setGuestLimits(limits.filter((limit) => limit !== removed))}
        />
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-[44px]! px-3! py-1!"
        >
          {LABEL}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="max-h-56 overflow-y-auto p-1">
        <ChoicesField
          label="Left out of the list, the recommendations and the chat until you take it away"
          options={GUEST_LIMITS.map(limitLabel)}
          chosen={limits.map(limitLabel)}
          onChange={(chosen) =>
            setGuestLimits(GUEST_LIMITS.filter((limit) => chosen.includes(limitLabel(limit))))
          }
        />
      </div>
    </div>
  );
}
