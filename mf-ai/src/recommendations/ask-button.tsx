import { Button } from '@peanut/ui';

/** Sends the form; shows that the bartender is at it. */
export function AskButton({ isPending }: { isPending: boolean }) {
  return (
    <Button
      type="submit"
      variant="solid"
      disabled={isPending}
      aria-busy={isPending}
      className="grow sm:grow-0"
    >
      {isPending && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      <span>Get Recommendations</span>
    </Button>
  );
}
