import { classNames } from '@peanut/ui';
import { ToolbarButton } from '@peanut/ui/toolbar';
import type { LucideIcon } from 'lucide-react';

/** One control of the admin toolbar. */
export interface Tool {
  /** Stays the same while the name counts up. */
  key: string;
  /** Accessible name, the same in every layout. */
  name: string;
  /** What is written: a part of the name, where the whole takes too much room. */
  short?: string;
  icon: LucideIcon;
  /** `solid` for what the owner came to do next. */
  variant?: 'solid' | 'plain';
  isBusy?: boolean;
  onSelect: () => void;
}

/** A control of the toolbar: a picture over a word on small screens, side by side on large ones. */
export function ToolButton({ tool }: { tool: Tool }) {
  const { icon: Icon, name, short = name } = tool;
  return (
    <ToolbarButton
      toolKey={tool.key}
      aria-label={name}
      aria-disabled={tool.isBusy}
      onClick={() => !tool.isBusy && tool.onSelect()}
      className={classNames(
        'focus-ring inline-flex h-12 min-w-14 shrink-0 cursor-pointer flex-col items-center justify-center gap-0.5 px-2 text-[0.6875rem] leading-none tracking-wide whitespace-nowrap transition focus-visible:-outline-offset-2',
        'aria-disabled:cursor-progress aria-disabled:opacity-50 lg:h-11 lg:min-w-11 lg:flex-row lg:gap-2 lg:px-2.5 lg:text-[0.8125rem]',
        tool.variant === 'solid'
          ? 'bg-accent-fill font-medium text-on-accent inset-ring inset-ring-accent hover:brightness-110'
          : 'text-cream-300 hover:bg-accent-soft hover:text-cream-100',
      )}
    >
      <Icon aria-hidden className="size-4.5 lg:hidden lg:size-4 xl:block" strokeWidth={1.5} />
      <span>{short}</span>
    </ToolbarButton>
  );
}
