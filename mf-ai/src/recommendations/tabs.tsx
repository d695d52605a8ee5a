import { classNames } from '@peanut/ui';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; title: string; content: ReactNode }[];
  active: Key;
  onChange: (key: Key) => void;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs as assistive technology knows them: one stop for Tab, arrows, Home and End in between. */
export function Tabs<Key extends string>({ label, tabs, active, onChange }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const activeIndex = tabs.findIndex(({ key }) => key === active);
  const move = (event: KeyboardEvent) => {
    const index = STEPS[event.key]?.(activeIndex, tabs.length);
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex border-b border-accent/25">
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === active}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={move}
            className={classNames(
              'focus-ring relative min-h-14 flex-1 cursor-pointer px-2 py-3 text-[0.9375rem] leading-tight tracking-wide text-balance transition-colors focus-visible:-outline-offset-4 sm:text-base',
              'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-accent after:transition-transform forced-colors:after:bg-[Highlight]',
              key === active
                ? 'bg-accent/8 text-accent after:scale-x-100'
                : 'text-cream-300 after:scale-x-0 hover:text-cream-100',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== active}
          className="px-5 pt-6 pb-7 sm:px-9 sm:pt-8 sm:pb-9"
        >
          {key === active && content}
        </div>
      ))}
    </>
  );
}
