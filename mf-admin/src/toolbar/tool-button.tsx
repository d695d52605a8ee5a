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
        'focus-ring inline-flex h-[48px] min-w-[56px] shrink-0 cursor-pointer flex-col items-center justify-center gap-0.5 px-2 text-[min(0.6875rem,4.2vw)] leading-none tracking-wide whitespace-nowrap transition max-[16rem]:text-[0.5rem] focus-visible:-outline-offset-2',
        'aria-disabled:cursor-progress aria-disabled:opacity-50 lg:h-[44px] lg:min-w-[44px] lg:flex-row lg:gap-1.5 lg:px-2 lg:text-[0.8125rem]',
        tool.variant === 'solid'
          ? 'bg-accent-fill font-medium text-on-accent inset-ring inset-ring-accent hover:brightness-110'
          : 'text-cream-300 hover:bg-accent-soft hover:text-cream-100',
        tool.isKept && 'sticky right-[32px] left-[12px] z-10 shadow-[0_0_0_8px_var(--walnut-800)]',
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-[18px] lg:hidden lg:size-[16px] xl:block" strokeWidth={1.5} />
      <span>{short}</span>
    </ToolbarButton>
  );
}
