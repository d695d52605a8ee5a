import { useSetting } from '@peanut/web';
import { useEffect } from 'react';
import type * as accentRule from './accent-rule';

/** Loaded when the owner chose a colour: most bars use the built-in one. */
let rule: Promise<typeof accentRule> | undefined;

/** Gives the page the tones of the accent colour the owner chose. */
export function AccentColour(): null {
  const setting = useSetting('accent_color');
  const colour = setting.status === 'ready' ? setting.value : null;
  useEffect(() => {
    if (colour === null && rule === undefined) return;
    let isLatest = true;
    rule ??= import('./accent-rule');
    rule.then(
      ({ applyAccent }) => isLatest && applyAccent(colour),
      (error: unknown) => console.warn('The accent colour could not be shown.', error),
    );
    return () => {
      isLatest = false;
    };
  }, [colour]);
  return null;
}
