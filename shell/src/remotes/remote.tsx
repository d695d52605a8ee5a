import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { loadRemote } from './load-remote';
import { REMOTES, type RemoteName } from './registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';

interface RemoteProps {
  remote: RemoteName;
  module: string;
  fallback: ReactNode;
}

/** A remote's module in its own boundary: when it fails, only this area says so, and Retry loads it afresh. */
export function Remote({ remote, module, fallback }: RemoteProps) {
  const [attempt, setAttempt] = useState(0);
  // React keeps the outcome of a lazy component for ever, so each attempt needs a fresh one.
  const Module = useMemo(() => lazy(() => loadRemote(remote, module, attempt)), [remote, module, attempt]);
  const retry = () => setAttempt((n) => n + 1);
  return (
    <RemoteBoundary
      key={`${module}-${attempt}`}
      remote={remote}
      fallback={<RemoteFailed area={REMOTES[remote].area} onRetry={retry} />}
    >
      <Suspense fallback={fallback}>
        <Module />
      </Suspense>
    </RemoteBoundary>
  );
}
