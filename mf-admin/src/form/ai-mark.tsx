import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';

interface AiMarkProps {
  label: string;
  /** Gives the field its former value. */
  onPutBack: () => void;
  /** Name of the control that gets the focus, since this button is gone afterwards. */
  name: string;
}

/** Marks a field that AI changed, with a button that puts the former value back. */
export function AiMark({ label, onPutBack, name }: AiMarkProps) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-accent">
      <span className="inline-flex items-center gap-1.5">
        <Sparkles aria-hidden className="size-4" strokeWidth={1.5} />
        Changed by AI
      </span>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const form = currentTarget.closest('form');
          onPutBack();
          form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
        }}
        className="focus-ring -my-2.5 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2 underline underline-offset-4 hover:text-cream-100"
      >
        <Undo2 aria-hidden className="size-4" strokeWidth={1.5} />
        Undo<span className="sr-only">{` ${label}`}</span>
      </button>
    </p>
  );
}
