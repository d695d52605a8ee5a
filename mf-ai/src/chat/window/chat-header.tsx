import { PeanutMark } from '@peanut/ui';
import { IconButton } from '@peanut/ui/icon-button';
import Eraser from 'lucide-react/icons/eraser';
import X from 'lucide-react/icons/x';
import { useBartenderName } from '../../bartender/use-bartender-name';

const ICON = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5' } as const;

interface ChatHeaderProps {
  titleId: string;
  onClear: () => void;
  onClose: () => void;
}

/** Who speaks, and the way to start over or leave. */
export function ChatHeader({ titleId, onClear, onClose }: ChatHeaderProps) {
  const bartender = useBartenderName();
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-accent/25 bg-walnut-800 py-2 pr-2 pl-4">
      <PeanutMark className="size-9 shrink-0 text-accent" />
      <div className="mr-auto min-w-0">
        <h2 id={titleId} className="truncate font-display text-2xl leading-none font-semibold text-cream-100">
          Peanut AI
        </h2>
        <p className="mt-0.5 h-4 truncate text-xs leading-4 text-cream-500">{bartender}</p>
      </div>
      <IconButton label="Clear chat history" onClick={onClear}>
        <Eraser {...ICON} />
      </IconButton>
      <IconButton label="Close chat" onClick={onClose}>
        <X {...ICON} />
      </IconButton>
    </div>
  );
}
