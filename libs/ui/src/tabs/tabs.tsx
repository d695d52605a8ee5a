import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { indexByKey } from '../arrow-keys';
import { classNames } from '../class-names';

export interface Tab<Key extends string> {
  key: Key;
  title: string;
  content: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** `display`: titles of a dialog in the display face. `sans`: longer titles, shared out evenly over a frame. */
  variant?: 'display' | 'sans';
  /** Panels that do not show stay mounted, with what their parts hold. */
  keepMounted?: boolean;
  panelClassName?: string;
}

const VARIANTS = {
  display:
    '-mb-px min-h-12 grow border-b-2 border-transparent px-1 font-display text-xl text-cream-300 hover:text-cream-100 focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-accent forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] sm:basis-0 sm:text-2xl',
  sans:
    'relative min-h-14 flex-1 px-2 py-3 text-[0.9375rem] leading-tight tracking-wide text-balance text-cream-300 hover:text-cream-100 focus-visible:-outline-offset-4 aria-selected:bg-accent/8 aria-selected:text-accent sm:text-base ' +
    'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:scale-x-0 after:bg-accent after:transition-transform aria-selected:after:scale-x-100 forced-colors:after:bg-[Highlight]',
};

/** Tabs as assistive technology knows them: one stop for Tab; the arrow keys, Home and End show another panel. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, active, onChange, variant = 'display', keepMounted = false, panelClassName } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === active);
    const index = indexByKey(event.key, at, tabs.length, 'horizontal');
    const next = index === undefined ? undefined : tabs[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex flex-wrap border-b border-accent/25">
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
            className={classNames('focus-ring cursor-pointer transition-colors', VARIANTS[variant])}
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
          className={panelClassName}
        >
          {(keepMounted || key === active) && content}
        </div>
      ))}
    </>
  );
}
