import { accentTones, type AccentTones } from '@peanut/ui';

const VARIABLES = [
  ['text', '--accent'],
  ['line', '--accent-line'],
  ['fill', '--accent-fill'],
  ['onFill', '--on-accent'],
] as const satisfies [keyof AccentTones, string][];

/** Id of the style element that gives a prerendered page its accent colour. */
export const FIRST_ACCENT = 'first-accent';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The CSS that gives the page the tones of an accent colour `#rrggbb`; nothing for what is no such colour. */
export function accentRule(colour: string): string {
  if (!COLOUR.test(colour)) return '';
  const tones = accentTones(colour);
  return `:root{${VARIABLES.map(([tone, variable]) => `${variable}:${tones[tone]}`).join(';')}}`;
}

/** Gives the page these tones from now on; null is the built-in colour. */
export function applyAccent(colour: string | null): void {
  const { style } = document.documentElement;
  const tones = colour === null ? undefined : accentTones(colour);
  for (const [tone, variable] of VARIABLES) style.setProperty(variable, tones?.[tone] ?? null);
  document.getElementById(FIRST_ACCENT)?.remove();
}
