import { staging } from '@peanut/editing';
import { Button } from '@peanut/ui';

interface RestoreButtonProps {
  itemId: string;
  name: string;
  changeId: string;
}

/** Takes a staged deletion back. */
export function RestoreButton({ itemId, name, changeId }: RestoreButtonProps) {
  const keep = async () => {
    await staging.drop(changeId);
    // This button goes with its card; the focus follows to where the card stands now.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit="${itemId}"]`)?.focus());
  };
  return (
    <Button
      aria-label={`Keep ${name}`}
      onClick={() => void keep()}
      className="pointer-events-auto shrink-0 bg-ink-950 shadow-lg shadow-black/50"
    >
      Keep
    </Button>
  );
}
