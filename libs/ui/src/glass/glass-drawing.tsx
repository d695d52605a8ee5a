import { useId, type ComponentType } from 'react';
import { glassKind, isCrusted, type GlassKind } from './glass-kind';
import type { GlassProps } from './parts';
import { Coupe, Flute, Hurricane, Martini, NickAndNora, Snifter, Wine } from './stemmed-glasses';
import { Highball, JulepCup, Mug, Rocks, Shot, Tiki } from './tumblers';

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

/** Line drawing of a drink in its glass, for decoration only: see {@link GlassFrame}. */
export function GlassDrawing({ glass, className }: GlassDrawingProps) {
  return <GlassFrame drawing={DRAWINGS[glassKind(glass)]} crusted={isCrusted(glass)} className={className} />;
}

interface GlassFrameProps {
  drawing: ComponentType<GlassProps>;
  crusted?: boolean;
  className?: string | undefined;
}

/**
 * The picture around a glass. Lines take the text colour; the liquid takes the custom property `--drink`, set on any
 * element around it.
 */
function GlassFrame({ drawing: Drawing, crusted = false, className }: GlassFrameProps) {
  const liquid = useId();
  return (
    <svg viewBox="0 0 120 160" fill="none" className={className} aria-hidden="true" focusable="false">
      <linearGradient id={liquid} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" stopColor="var(--drink, currentColor)" stopOpacity={0.34} />
        <stop offset="0.55" stopColor="var(--drink, currentColor)" stopOpacity={0.62} />
        <stop offset="1" stopColor="var(--drink, currentColor)" stopOpacity={0.9} />
      </linearGradient>
      <Drawing liquid={`url(#${liquid})`} crusted={crusted} />
    </svg>
  );
}

/** The coupe alone, without the code of the other glasses. */
export const CoupeDrawing = ({ className }: { className?: string }) => (
  <GlassFrame drawing={Coupe} className={className} />
);
