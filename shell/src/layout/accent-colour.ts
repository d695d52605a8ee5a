import { useSetting } from '@peanut/web';
import { useEffect } from 'react';
import type * as accentRule from './accent-rule';
import { untilLoaded } from './until-loaded';

/** Loaded when the owner chose a colour: most bars use the built-in one. */
let rule: Promise<typeof accentRule> | undefined;

/** Gives the page the tones of the accent colour the owner chose. */
export function AccentColour(): null {
  const setting = useSetting('accent_color');
  const colour = setting.status === 'ready' ? setting.value : null;
  useEffect(() => {
    if (colour === null && rule === undefined) return;
    let isLatest = true;
    rule ??= untilLoaded(() => import('./accent-rule'));
    void rule.then(({ applyAccent }) => isLatest && applyAccent(colour));
    return () => {
      isLatest = false;
    };
  }, [colour]);
  return null;
}
