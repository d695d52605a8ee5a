import { Button } from '@peanut/ui';
import type { ReactNode } from 'react';

interface MessageProps {
  children: ReactNode;
  /** Offers to try again. */
  onRetry?: () => void;
}

/** Shown in place of content that is loading or could not be loaded. */
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
