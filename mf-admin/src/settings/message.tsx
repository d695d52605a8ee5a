import type { ReactNode } from 'react';

/** Stands where something is still fetched, or could not be. */
export function Message({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="py-8 text-center text-pretty text-cream-300">
      {children}
    </div>
  );
}
