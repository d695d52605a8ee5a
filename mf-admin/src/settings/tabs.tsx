import { classNames } from '@peanut/ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  title: string;
  content: ReactNode;
}

/** Tabs that the arrow keys, Home and End walk through. What was typed in a panel stays while another one shows. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const next = nextTab(event.key, shown, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelectorAll('button').item(next).focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex border-b border-accent/25">
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            onKeyDown={walk}
            className={classNames(
              'focus-ring -mb-px min-h-12 grow cursor-pointer sm:basis-0 border-b-2 px-1 font-display text-xl transition-colors focus-visible:-outline-offset-2 sm:text-2xl',
              index === shown
                ? 'border-accent text-accent'
                : 'border-transparent text-cream-300 hover:text-cream-100',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          className="relative pt-7 sm:min-h-[30rem]"
        >
          {content}
        </div>
      ))}
    </>
  );
}

function nextTab(key: string, shown: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (shown + 1) % count;
  if (key === 'ArrowLeft') return (shown + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
