import { useId } from 'react';
import type { ComponentType } from 'react';
import { Coupe } from './coupe';
import { Flute } from './flute';
import { glassKind } from './glass-kind';
import type { GlassKind } from './glass-kind';
import { Highball } from './highball';
import { Hurricane } from './hurricane';
import { JulepCup } from './julep-cup';
import { Martini } from './martini';
import { Mug } from './mug';
import { NickAndNora } from './nick-and-nora';
import type { GlassProps } from './parts';
import { Rocks } from './rocks';
import { Shot } from './shot';
import { Snifter } from './snifter';
import { Tiki } from './tiki';
import { Wine } from './wine';

const DRAWINGS: Record<GlassKind, ComponentType<GlassProps>> = {
  coupe: Coupe,
  'nick-and-nora': NickAndNora,
  martini: Martini,
  flute: Flute,
  wine: Wine,
  snifter: Snifter,
  hurricane: Hurricane,
  rocks: Rocks,
  highball: Highball,
  shot: Shot,
  mug: Mug,
  'julep-cup': JulepCup,
  tiki: Tiki,
};

interface GlassDrawingProps {
  /** The drink's glass as the owner wrote it, such as "Coupe, chilled". */
  glass: string;
  className?: string;
}

/**
 * Line drawing of a drink in its glass, for decoration only. Lines take the text colour; the liquid takes the
 * custom property `--drink`, set on any element around it.
 */
export function GlassDrawing({ glass, className }: GlassDrawingProps) {
  const liquid = useId();
  const Drawing = DRAWINGS[glassKind(glass)];
  return (
    <svg viewBox="0 0 120 160" fill="none" className={className} aria-hidden="true" focusable="false">
      <linearGradient id={liquid} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" stopColor="var(--drink, currentColor)" stopOpacity={0.34} />
        <stop offset="0.55" stopColor="var(--drink, currentColor)" stopOpacity={0.62} />
        <stop offset="1" stopColor="var(--drink, currentColor)" stopOpacity={0.9} />
      </linearGradient>
      <Drawing liquid={`url(#${liquid})`} crusted={/\b(salt|sugar)/i.test(glass)} />
    </svg>
  );
}
