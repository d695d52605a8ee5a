import { Button } from '@peanut/ui';
import type { ReactNode } from 'react';

interface MessageProps {
  children: ReactNode;
  /** Offers to try again. */
  onRetry?: () => void;
}

/** Stands where something is still fetched, or could not be. */
export function Message({ children, onRetry }: MessageProps) {
  return (
    <div role="status" className="py-8 text-center text-pretty text-cream-300">
      <p>{children}</p>
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
