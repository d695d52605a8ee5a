import { Toolbar } from '@peanut/ui/toolbar';
import { APP_EVENTS, fireAppEvent, HEIGHTS, usePublishedHeight, useSessionStatus } from '@peanut/web';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { ToolButton } from './tool-button';
import type { ToolbarDialog } from './toolbar-dialog';
import { useTools, type Tool } from './use-tools';

interface AdminToolbarProps {
  onOpen: (dialog: ToolbarDialog) => void;
  onExit: () => void;
}

/**
 * The owner's controls, under the header: one row that fits from 1024 px on. On small screens Save and Undo stay in sight
 * and the rest scrolls.
 */
export function AdminToolbar({ onOpen, onExit }: AdminToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar, HEIGHTS.adminToolbar);
  const { pinned, groups } = useTools(onOpen, onExit);
  const row = useRef<HTMLDivElement>(null);
  // As Save and Undo come and go, what comes first is in sight again, and no half word at the left.
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [pinned.length]);
  useEdges(row);
  const hasExpired = useSessionStatus() === 'expired';
  return (
    <section
      ref={bar}
      aria-label="Admin mode"
      className="border-b border-accent/40 bg-walnut-800/95 shadow-lg shadow-black/40 backdrop-blur-md"
    >
      <Toolbar
        label="Admin toolbar"
        keys={[...pinned, ...groups.flat()].map(({ key }) => key)}
        className="toolbar relative mx-auto flex h-[56px] max-w-7xl items-center px-2 outline-none sm:px-4 lg:px-8"
      >
        <ModeLabel />
        {pinned.length > 0 && (
          <div className="flex shrink-0 items-center gap-1">
            <ToolGroup tools={pinned} />
            <Divider />
          </div>
        )}
        <div
          ref={row}
          className="toolbar-row flex h-full min-w-0 flex-1 items-center gap-1 overflow-x-auto lg:flex-initial"
        >
          {groups.map((tools, index) => (
            <Fragment key={tools[0]?.key}>
              {index > 0 && <Divider />}
              <ToolGroup tools={tools} />
            </Fragment>
          ))}
        </div>
        <ChevronRight
          aria-hidden
          className="toolbar-more pointer-events-none absolute right-0.5 size-4 text-accent"
        />
      </Toolbar>
      {hasExpired && <SessionEnded />}
    </section>
  );
}

function markEdges(row: HTMLElement): void {
  const beyond = row.scrollWidth - row.clientWidth - row.scrollLeft;
  // Scroll positions have fractions, the other two have none.
  row.toggleAttribute('data-more-left', row.scrollLeft > 1);
  row.toggleAttribute('data-more-right', beyond > 1);
}

/** Marks a row that scrolls with `data-more-left` and `data-more-right` where more of it lies beyond that edge. */
function useEdges(scrolled: RefObject<HTMLElement | null>): void {
  // After each drawing: what is in the row comes and goes.
  useLayoutEffect(() => {
    if (scrolled.current) markEdges(scrolled.current);
  });
  useEffect(() => {
    const row = scrolled.current;
    if (!row) return;
    const mark = () => markEdges(row);
    row.addEventListener('scroll', mark);
    window.addEventListener('resize', mark);
    return () => {
      row.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [scrolled]);
}

const ToolGroup = ({ tools }: { tools: readonly Tool[] }) =>
  tools.map((tool) => <ToolButton key={tool.key} tool={tool} />);

const Divider = () => <span aria-hidden className="mx-0.5 h-7 w-px shrink-0 bg-accent/25" />;

function ModeLabel() {
  return (
    <p className="mr-2 flex shrink-0 items-center gap-2 text-[min(0.6875rem,4.2vw)] leading-tight font-medium tracking-wide text-accent max-[16rem]:sr-only lg:mr-auto lg:gap-2.5 lg:pr-3 lg:text-sm">
      <span aria-hidden className="mode-lamp size-2 shrink-0 rounded-full bg-accent max-xs:hidden" />
      <span className="w-[6.9em]">Admin Mode (Active)</span>
    </p>
  );
}

/** Says that the session expired, for an owner who closed the access modal. */
function SessionEnded() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 border-t border-danger/40 bg-ink-950 px-4 py-1 text-center text-sm text-cream-300">
      Your session expired. Your pending changes are kept.
      <button
        type="button"
        onClick={() => fireAppEvent(APP_EVENTS.openAdminModal)}
        className="focus-ring min-h-11 cursor-pointer px-2 text-accent underline underline-offset-4 hover:text-cream-100"
      >
        Enter the password
      </button>
    </p>
  );
}
