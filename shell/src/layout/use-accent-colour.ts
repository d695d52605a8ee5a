import { accentTones } from '@peanut/ui';
import { useSetting } from '@peanut/web';
import { useEffect } from 'react';

const VARIABLES = {
  text: '--accent',
  line: '--accent-line',
  fill: '--accent-fill',
  onFill: '--on-accent',
} as const;

/** Gives the page the tones of the accent colour the owner chose. */
export function useAccentColour(): void {
  const setting = useSetting('accent_color');
  const colour = setting.status === 'ready' ? setting.value : null;
  useEffect(() => {
    const { style } = document.documentElement;
    const tones = colour ? accentTones(colour) : undefined;
    for (const [tone, variable] of Object.entries(VARIABLES) as [keyof typeof VARIABLES, string][]) {
      style.setProperty(variable, tones?.[tone] ?? null);
    }
  }, [colour]);
}
