import { useSetting } from '@peanut/web';
import { useEffect } from 'react';

/** Gives the page the accent colour the owner chose. */
export function useAccentColour(): void {
  const setting = useSetting('accent_color');
  const colour = setting.status === 'ready' ? setting.value : null;
  useEffect(() => {
    const { style } = document.documentElement;
    if (colour) style.setProperty('--accent', colour);
    else style.removeProperty('--accent');
  }, [colour]);
}
