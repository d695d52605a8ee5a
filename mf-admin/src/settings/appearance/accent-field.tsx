import { TextField } from '@peanut/ui';
import { DEFAULT_ACCENT } from './appearance-values';
import { isReadableAccent } from './contrast';

interface AccentFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The accent colour, typed or picked. */
export function AccentField({ value, onChange, error }: AccentFieldProps) {
  const colour = value.trim();
  const isColour = COLOUR.test(colour);
  return (
    <div className="flex items-start gap-3">
      <TextField
        label="Accent colour"
        name="accent_color"
        autoComplete="off"
        spellCheck={false}
        className="grow"
        controlClassName="tabular-nums"
        value={value}
        onChange={onChange}
        error={error}
        hint={hintOf(isColour, colour)}
      />
      <input
        type="color"
        aria-label="Pick a colour"
        value={isColour ? colour.toLowerCase() : DEFAULT_ACCENT}
        onChange={(event) => onChange(event.target.value)}
        className="focus-ring mt-7.5 h-11 w-14 shrink-0 cursor-pointer border border-cream-500/70 bg-ink-950/55 p-1"
      />
      <button
        type="button"
        onClick={() => onChange(DEFAULT_ACCENT)}
        className="focus-ring mt-7.5 min-h-11 shrink-0 cursor-pointer px-1 text-sm text-cream-300 underline underline-offset-4 hover:text-accent"
      >
        Default
      </button>
    </div>
  );
}

function hintOf(isColour: boolean, colour: string): string {
  if (isColour && !isReadableAccent(colour)) {
    return 'Too dark to read well on these pages. A lighter colour is easier on your guests’ eyes.';
  }
  return 'Six hex digits, such as #c8893b';
}
