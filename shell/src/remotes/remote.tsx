import { Button, classNames } from '@peanut/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AreaBoundary } from './area-boundary';
import { loadRemote } from './load-remote';
import type { RemoteModule } from './registry';

interface RemoteProps extends RemoteModule {
  /** Shown while the module loads. */
  fallback: ReactNode;
  load?: typeof loadRemote;
  failedLook?: FailedLook;
  /** Drawn next to the module once it is loaded, or next to the message that it failed. */
  children?: ReactNode;
}

/** React caches the outcome of a lazy component for ever, so each attempt needs a fresh one. It loads at once. */
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

/** `page`: in the place of a page. `bar`: under the header. `corner`: where the chat's button would be. */
type FailedLook = 'page' | 'bar' | 'corner';

const COMPACT = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-accent/40 bg-walnut-800 text-cream-300';
const LOOKS: Record<FailedLook, string> = {
  page: 'mx-auto my-20 max-w-md px-6 text-center',
  bar: classNames(COMPACT, 'justify-center border-b px-4 py-2'),
  corner: classNames(
    COMPACT,
    'fixed right-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-30 border py-1 pr-1 pl-4 text-sm lg:bottom-4',
  ),
};

interface RemoteFailedProps {
  area: string;
  look: FailedLook;
  onRetry: () => void;
}

/** Shown in the place of a remote that could not be loaded. */
function RemoteFailed({ area, look, onRetry }: RemoteFailedProps) {
  const isPage = look === 'page';
  return (
    <div role="alert" className={LOOKS[look]}>
      <p className={classNames(isPage && 'font-display text-3xl text-cream-100')}>
        {`The ${area} couldn’t be loaded`}
      </p>
      {isPage && (
        <p className="mt-3 text-cream-300">The rest of the page still works. Try again in a moment.</p>
      )}
      <Button className={isPage ? 'mt-6' : 'px-4'} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
