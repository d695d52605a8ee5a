import { accentTones, type AccentTones } from '@peanut/ui';
import { useSetting } from '@peanut/web';
import { useEffect } from 'react';

const VARIABLES = [
  ['text', '--accent'],
  ['line', '--accent-line'],
  ['fill', '--accent-fill'],
  ['onFill', '--on-accent'],
] as const satisfies [keyof AccentTones, string][];

/** Id of the style element that gives a first view its accent colour. */
export const FIRST_ACCENT = 'first-accent';

/** The CSS that gives the page the tones of an accent colour `#rrggbb`. */
export function accentRule(colour: string): string {
  const tones = accentTones(colour);
  return `:root{${VARIABLES.map(([tone, variable]) => `${variable}:${tones[tone]}`).join(';')}}`;
}

/** Gives the page the tones of the accent colour the owner chose. */
export function AccentColour(): null {
  const setting = useSetting('accent_color');
  const colour = setting.status === 'ready' ? setting.value : null;
  useEffect(() => {
    const { style } = document.documentElement;
    const tones = colour ? accentTones(colour) : undefined;
    for (const [tone, variable] of VARIABLES) style.setProperty(variable, tones?.[tone] ?? null);
    document.getElementById(FIRST_ACCENT)?.remove();
  }, [colour]);
  return null;
}
