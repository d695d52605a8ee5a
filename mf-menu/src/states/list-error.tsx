import { Button } from '@peanut/ui';

/** A list that could not be read, and no kept copy to show instead. */
export function ListError({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mx-auto mt-16 max-w-md px-6 text-center">
      <p className="font-display text-3xl text-cream-100">{`The ${what} couldn’t be loaded`}</p>
      <p className="mt-3 text-cream-300">Check your connection and try again.</p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
