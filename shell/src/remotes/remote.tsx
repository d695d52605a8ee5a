import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AreaBoundary } from './area-boundary';
import { loadRemote } from './load-remote';
import type { RemoteModule } from './registry';
import { RemoteFailed, type FailedLook } from './remote-failed';

interface RemoteProps extends RemoteModule {
  /** Stands there while the module is on its way. */
  fallback: ReactNode;
  load?: typeof loadRemote;
  failedLook?: FailedLook;
  /** Stands beside the module once it is there, or beside the message that it failed. */
  children?: ReactNode;
}

/** React keeps the outcome of a lazy component for ever, so each attempt needs a fresh one. It is on its way at once. */
function freshModule({ load = loadRemote, remote, module }: RemoteProps) {
  const loading = load(remote, module);
  // React may look at it after it has failed, and says so then.
  loading.then(undefined, () => undefined);
  return { Component: lazy(() => loading) };
}

/**
 * A remote's module in its own boundary: when it fails, only this area says so, and Retry loads it afresh.
 * `remote` and `module` are read once; give the element a key of its own when they can change.
 */
export function Remote(props: RemoteProps) {
  const { remote, area, fallback, failedLook = 'page', children } = props;
  const [attempt, setAttempt] = useState(0);
  const [{ Component }, setModule] = useState(() => freshModule(props));
  const retry = () => {
    setModule(freshModule(props));
    setAttempt((n) => n + 1);
  };
  return (
    <AreaBoundary
      key={attempt}
      name={`The micro-frontend ${remote}`}
      fallback={
        <>
          <RemoteFailed area={area} look={failedLook} onRetry={retry} />
          {children}
        </>
      }
    >
      <Suspense fallback={fallback}>
        <Component />
        {children}
      </Suspense>
    </AreaBoundary>
  );
}
