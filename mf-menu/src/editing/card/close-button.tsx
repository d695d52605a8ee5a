import { IconButton } from '@peanut/ui/icon-button';
import ChevronUp from 'lucide-react/icons/chevron-up';

/** Makes an open card a row again. */
export function CloseButton({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <IconButton
      label={`Close ${name}`}
      variant="filled"
      className="pointer-events-auto border border-accent/50 bg-ink-950"
      onClick={onClose}
    >
      <ChevronUp aria-hidden strokeWidth={1.5} className="size-[1.125rem]" />
    </IconButton>
  );
}
