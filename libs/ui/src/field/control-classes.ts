/** Looks of everything that is typed or chosen in: 44 px high at least, 16 px text so that phones do not zoom in. */
export const CONTROL_CLASSES =
  'focus-ring scheme-dark block min-h-11 w-full min-w-0 border border-cream-500/70 bg-ink-950/55 px-3.5 py-2 text-base ' +
  'text-cream-100 transition-colors placeholder:text-cream-500 hover:border-cream-300 focus-visible:border-accent ' +
  'focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50';
