import { accentTones, DEFAULT_ACCENT, TextField } from '@peanut/ui';

interface AccentFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The accent colour, typed or picked. */
export function AccentField({ label, name, value, onChange, error }: AccentFieldProps) {
  const colour = value.trim();
  const isColour = COLOUR.test(colour);
  return (
    <div className="flex flex-wrap items-start gap-x-3 sm:flex-nowrap">
      <TextField
        label={label}
        name={name}
        autoComplete="off"
        spellCheck={false}
        className="grow basis-40"
        controlClassName="tabular-nums"
        value={value}
        onChange={onChange}
        error={error}
        hint={hintOf(isColour, colour)}
        note={isColour && <AccentSample colour={colour} />}
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
        className="focus-ring min-h-11 shrink-0 sm:mt-7.5 cursor-pointer px-1 text-sm text-cream-300 underline underline-offset-4 hover:text-accent"
      >
        Reset to default
      </button>
    </div>
  );
}

function hintOf(isColour: boolean, colour: string): string {
  return isColour && accentTones(colour).text !== colour.toLowerCase()
    ? 'Text and lines use a lighter tone, so guests can read them.'
    : 'Six hex digits, such as #c8893b';
}

/** What the pages make of a colour: a filled button and a line of text. */
function AccentSample({ colour }: { colour: string }) {
  const { text, fill, onFill } = accentTones(colour);
  return (
    <p aria-hidden className="mt-3 flex flex-wrap items-center gap-4">
      <span className="caps border px-4 py-2" style={{ background: fill, borderColor: text, color: onFill }}>
        Cheers
      </span>
      <span className="font-display text-2xl leading-none" style={{ color: text }}>
        House Cocktails
      </span>
    </p>
  );
}
