import { useId, type ReactNode } from 'react';
import type { Elements } from '../elements';

export interface SwitchFieldProps {
  label: string;
  /** `switch` for what is switched at once; a checkbox waits for its form. */
  role?: 'switch';
  name?: string;
  hint?: ReactNode;
  note?: Elements;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox that looks like a switch; the whole row is its target. */
export function SwitchField({ label, role, name, hint, note, checked, onChange }: SwitchFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean);
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center gap-4 py-1.5 max-[16rem]:gap-2"
      >
        <span className="relative inline-flex h-[24px] w-[44px] shrink-0">
          <input
            id={id}
            type="checkbox"
            role={role}
            name={name}
            checked={checked}
            aria-labelledby={`${id}-label`}
            aria-describedby={described.join(' ') || undefined}
            onChange={(event) => onChange(event.target.checked)}
            className="focus-ring peer size-full cursor-pointer appearance-none rounded-full border border-cream-500/80 bg-ink-950/55 transition-colors checked:border-accent checked:bg-accent-fill"
          />
          <span className="pointer-events-none absolute top-[4px] left-[4px] size-[16px] rounded-full bg-cream-300 transition-transform peer-checked:translate-x-[20px] peer-checked:bg-on-accent forced-colors:bg-[CanvasText]!" />
        </span>
        <span className="min-w-0 break-words">
          <span id={`${id}-label`} className="block text-cream-100">
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-pretty text-cream-500">
              {hint}
            </span>
          )}
        </span>
      </label>
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  );
}
