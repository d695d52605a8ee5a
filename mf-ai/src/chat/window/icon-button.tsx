import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

/** A button that is all icon, in the size of a thumb. */
export function IconButton({ label, icon: Icon, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="focus-ring inline-flex size-11 shrink-0 cursor-pointer items-center justify-center text-cream-300 transition hover:text-accent focus-visible:-outline-offset-4"
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </button>
  );
}
