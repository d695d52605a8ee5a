import { Button } from '@peanut/ui';

/** What stands in the place of a remote that could not be loaded. */
export function RemoteFailed({ area, onRetry }: { area: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mx-auto my-20 max-w-md px-6 text-center">
      <p className="font-display text-3xl text-cream-100">The {area} did not arrive</p>
      <p className="mt-3 text-cream-300">
        This part of the page could not be loaded. The rest still works: try again in a moment.
      </p>
      <Button className="mt-6" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
