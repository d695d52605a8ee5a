import type { ReactNode } from 'react';

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
