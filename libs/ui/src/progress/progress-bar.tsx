import { classNames } from '../class-names';

export interface ProgressBarProps {
  label: string;
  /** How much is done, of `max`. */
  value: number;
  max: number;
  /** The same in words. */
  text: string;
  size?: 'thin' | 'thick';
  className?: string;
}

const SIZES = { thin: 'h-1 bg-accent/20', thick: 'h-2 border border-accent/50 bg-ink-950/60' };

/** How far something is that takes a while. */
export function ProgressBar({ label, value, max, text, size = 'thick', className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className={classNames('overflow-hidden', SIZES[size], className)}
    >
      <div
        className="h-full origin-left bg-accent transition-transform duration-300 forced-colors:bg-[Highlight]"
        style={{ transform: `scaleX(${max > 0 ? value / max : 0})` }}
      />
    </div>
  );
}
