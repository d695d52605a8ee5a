import { DecoDivider } from '@peanut/ui';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of the menu that guests do not see, below the grid. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-20">
      <DecoDivider className="mx-auto w-48 text-accent/50" />
      <h2 id={id} className="mt-6 px-6 text-center font-display text-4xl text-cream-100">
        {title}
      </h2>
      <p className="mt-2 px-6 text-center text-cream-300">{text}</p>
      {children}
    </section>
  );
}
