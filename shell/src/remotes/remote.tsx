import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadRemote } from './load-remote';
import type { RemoteModule, RemoteName } from './registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed, type FailedLook } from './remote-failed';

interface RemoteProps extends RemoteModule {
  /** Stands there while the module is on its way. */
  fallback: ReactNode;
  failedLook?: FailedLook;
}

/** React keeps the outcome of a lazy component for ever, so each attempt needs a fresh one. */
const freshModule = (remote: RemoteName, module: string) => ({
  Component: lazy(() => loadRemote(remote, module)),
});

/**
 * A remote's module in its own boundary: when it fails, only this area says so, and Retry loads it afresh.
 * `remote` and `module` are read once; give the element a key of its own when they can change.
 */
export function Remote({ remote, module, area, fallback, failedLook = 'page' }: RemoteProps) {
  const [attempt, setAttempt] = useState(0);
  const [{ Component }, setModule] = useState(() => freshModule(remote, module));
  const retry = () => {
    setModule(freshModule(remote, module));
    setAttempt((n) => n + 1);
  };
  return (
    <RemoteBoundary
      key={attempt}
      remote={remote}
      fallback={<RemoteFailed area={area} look={failedLook} onRetry={retry} />}
    >
      <Suspense fallback={fallback}>
        <Component />
      </Suspense>
    </RemoteBoundary>
  );
}
