import type { ComponentType } from 'react';
import { Coupe } from './coupe';
import { Flute } from './flute';
import { GlassFrame } from './glass-frame';
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

/** Line drawing of a drink in its glass, for decoration only: see {@link GlassFrame}. */
export function GlassDrawing({ glass, className }: GlassDrawingProps) {
  return (
    <GlassFrame
      drawing={DRAWINGS[glassKind(glass)]}
      crusted={/\b(salt|sugar)/i.test(glass)}
      className={className}
    />
  );
}
