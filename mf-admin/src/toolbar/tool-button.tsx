import { classNames } from '@peanut/ui';
import { Menu, useMenuButton, type MenuItem } from '@peanut/ui/menu';
import { ToolbarButton } from '@peanut/ui/toolbar';
import { HEIGHTS, publishedHeight } from '@peanut/web';
import type { ComponentProps } from 'react';
import type { Tool } from './use-tools';

/** A control of the toolbar; one with items opens a menu of them. */
export function ToolButton({ tool }: { tool: Tool }) {
  if (tool.items) return <MenuButton tool={tool} items={tool.items} />;
  return <LabelledButton tool={tool} onClick={() => !tool.isBusy && tool.onSelect?.()} />;
}

function MenuButton({ tool, items }: { tool: Tool; items: readonly MenuItem[] }) {
  const { isOpen, button, menu } = useMenuButton();
  return (
    <>
      <LabelledButton tool={tool} {...button} />
      {isOpen && (
        <Menu label={tool.name} items={items} isFixed covered={publishedHeight(HEIGHTS.tabBar)} {...menu} />
      )}
    </>
  );
}

/** A picture over a word on small screens, side by side on large ones. */
function LabelledButton({ tool, ...rest }: { tool: Tool } & ComponentProps<'button'>) {
  const { icon: Icon, name, short = name } = tool;
  return (
    <ToolbarButton
      toolKey={tool.key}
      aria-label={name}
      aria-disabled={tool.isBusy}
      className={classNames(
        'focus-ring inline-flex h-12 min-w-14 shrink-0 cursor-pointer flex-col items-center justify-center gap-0.5 px-2 text-[0.6875rem] leading-none tracking-wide whitespace-nowrap transition focus-visible:-outline-offset-2',
        'aria-disabled:cursor-progress aria-disabled:opacity-50 lg:h-11 lg:min-w-11 lg:flex-row lg:gap-1.5 lg:px-2 lg:text-[0.8125rem]',
        tool.variant === 'solid'
          ? 'bg-accent-fill font-medium text-on-accent inset-ring inset-ring-accent hover:brightness-110'
          : 'text-cream-300 hover:bg-accent-soft hover:text-cream-100',
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-4.5 lg:hidden lg:size-4 xl:block" strokeWidth={1.5} />
      <span>{short}</span>
    </ToolbarButton>
  );
}
