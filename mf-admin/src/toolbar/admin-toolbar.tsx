import { Toolbar } from '@peanut/ui/toolbar';
import { HEIGHTS, usePublishedHeight, useSessionStatus } from '@peanut/web';
import { Fragment, useRef } from 'react';
import { SessionEnded } from '../session/session-ended';
import { ToolButton } from './tool-button';
import type { ToolbarDialog } from './toolbar-dialog';
import { useTools } from './use-tools';

interface AdminToolbarProps {
  onOpen: (dialog: ToolbarDialog) => void;
  onExit: () => void;
}

/** The owner's controls, under the header: one row that scrolls on small screens and fits from 1024 px on. */
export function AdminToolbar({ onOpen, onExit }: AdminToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar, HEIGHTS.adminToolbar);
  const groups = useTools(onOpen, onExit);
  const hasExpired = useSessionStatus() === 'expired';
  return (
    <section
      ref={bar}
      aria-label="Admin mode"
      className="border-b border-accent/40 bg-walnut-800/95 shadow-lg shadow-black/40 backdrop-blur-md"
    >
      <Toolbar
        label="Admin toolbar"
        keys={groups.flat().map(({ key }) => key)}
        className="toolbar-row mx-auto flex h-14 max-w-[100rem] items-center gap-1 overflow-x-auto px-3 outline-none lg:px-8"
      >
        <ModeLabel />
        {groups.map((tools, index) => (
          <Fragment key={tools[0]?.key}>
            {index > 0 && <span aria-hidden className="mx-0.5 h-7 w-px shrink-0 bg-accent/25" />}
            {tools.map((tool) => (
              <ToolButton key={tool.key} tool={tool} />
            ))}
          </Fragment>
        ))}
      </Toolbar>
      {hasExpired && <SessionEnded />}
    </section>
  );
}

function ModeLabel() {
  return (
    <p className="mr-auto flex shrink-0 items-center gap-2.5 pr-3 text-xs leading-tight font-medium tracking-wide text-accent lg:text-sm">
      <span aria-hidden className="mode-lamp size-2 shrink-0 rounded-full bg-accent" />
      <span className="w-20 lg:w-auto">Admin Mode (Active)</span>
    </p>
  );
}
