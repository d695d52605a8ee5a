import { Button, classNames } from '@peanut/ui';

/** `page`: in the place of a page. `bar`: under the header. `corner`: where the chat's button would be. */
export type FailedLook = 'page' | 'bar' | 'corner';

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

/** What stands in the place of a remote that could not be loaded. */
export function RemoteFailed({ area, look, onRetry }: RemoteFailedProps) {
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
