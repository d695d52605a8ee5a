import { type Elements, SwitchField } from '@peanut/ui';
import { ChoicesField } from '@peanut/ui/choices-field';
import type { ComponentProps, ReactNode } from 'react';

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-4 flex w-full items-center gap-4 p-0 font-display text-2xl leading-none text-accent after:h-px after:flex-1 after:bg-accent/25">
        {title}
      </legend>
      <div className="grid gap-5">{children}</div>
    </fieldset>
  );
}

interface GuestsSectionProps {
  bind: {
    choices: (name: 'allergens') => ComponentProps<typeof ChoicesField>;
    flag: (name: 'isVisible' | 'isAvailable') => ComponentProps<typeof SwitchField>;
  };
  /** Notes under the allergens. */
  children?: Elements;
}

/** The fields that every drink has. */
export function GuestsSection({ bind, children }: GuestsSectionProps) {
  return (
    <FormSection title="For the guests">
      <div>
        <ChoicesField {...bind.choices('allergens')} />
        {children}
      </div>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <SwitchField {...bind.flag('isVisible')} />
        <SwitchField {...bind.flag('isAvailable')} />
      </div>
    </FormSection>
  );
}
