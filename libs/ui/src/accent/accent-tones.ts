import { atLightness, contrast, formatColour, over, parseColour, toLab, type Rgb } from './colour';

/** The tones in which the pages show the owner's accent colour, each `#rrggbb`. */
export interface AccentTones {
  /** Text, symbols and focus rings: at least 4.5:1 on every dark surface, so 3:1 for what is no text. */
  text: string;
  /** Edges of controls: at least 3:1 on every dark surface. */
  line: string;
  /** Filled controls: the chosen colour itself wherever text can be read on it. */
  fill: string;
  /** Text on a filled control: at least 4.5:1. */
  onFill: string;
}

/** The tokens of tokens.css that scripts need too; a test holds the two together. */
export const TOKENS = {
  accent: '#e2a64f',
  'walnut-700': '#271b13',
  'ink-950': '#0b0807',
  'cream-100': '#f5ebd9',
};

/** The accent where the owner chose none. */
export const DEFAULT_ACCENT = TOKENS.accent;

// The lightest surface that bears the accent, and the two colours of text on a fill.
const LIGHTEST_SURFACE = parseColour(TOKENS['walnut-700']);
const INK = parseColour(TOKENS['ink-950']);
const CREAM = parseColour(TOKENS['cream-100']);
/** The strongest tint of the accent itself that lies under its text, such as a chosen tab's. */
const TINT = 0.08;
/** WCAG 2.2 AA for text, and for all else that must be seen. */
const READABLE = 4.5;
const VISIBLE = 3;

/** Derives the tones of a colour `#rrggbb`; its hue stays, its lightness changes only as far as it must. */
export function accentTones(chosen: string): AccentTones {
  const colour = parseColour(chosen);
  const text = lift(colour, (tone) => contrast(tone, tinted(tone)) >= READABLE);
  const line = lift(colour, (tone) => contrast(tone, tinted(text)) >= VISIBLE, 0);
  const fill = lift(colour, (tone) => Math.max(contrast(tone, INK), contrast(tone, CREAM)) >= READABLE);
  return {
    text: formatColour(text),
    line: formatColour(line),
    fill: formatColour(fill),
    onFill: formatColour(contrast(fill, INK) >= READABLE ? INK : CREAM),
  };
}

const tinted = (tint: Rgb) => over(TINT, tint, LIGHTEST_SURFACE);

/** The colour itself if it holds, else the darkest tone above it that does; with `from`, above that lightness. */
function lift(colour: Rgb, holds: (tone: Rgb) => boolean, from?: number): Rgb {
  if (from === undefined && holds(colour)) return colour;
  const lab = toLab(colour);
  let tone = colour;
  for (let lightness = from ?? lab[0]; lightness < 1; lightness += 0.01) {
    tone = atLightness(lab, lightness);
    if (holds(tone)) break;
  }
  return tone;
}
