import { Engraving, Glint, Liquid, Outline, Reflection, Stroke, Twist } from './parts';
import type { GlassProps } from './parts';

/** Tall and narrow, with rising bubbles and a long twist. */
export function Flute({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={21} />
      <Liquid
        d="M44.4 27C43 58.6 45.5 93.5 58.3 106L61.7 106C74.5 93.5 77 58.6 75.6 27Z"
        surface="M44.4 27a15.6 2.8 0 1 0 31.3 0a15.6 2.8 0 1 0 -31.3 0"
        paint={liquid}
      />

      <Outline d="M45 16C42.5 50 44 92 58.3 106C58.3 112 58.3 117 57.7 131C57 139 48.5 140.5 39 143.5M75 16C77.5 50 76 92 61.7 106C61.7 112 61.7 117 62.3 131C63 139 71.6 140.5 81 143.5M39 143.5A21 3.2 0 0 0 81 143.5M45 16a15 2.8 0 1 0 30 0a15 2.8 0 1 0 -30 0" />
      <Engraving d="M74.3 29C75.2 54.2 73.7 81.2 67 97M73 33C73.5 53.5 72.5 74.7 68.6 89.8M39 143.5A21 2.8 0 0 1 81 143.5" />
      <Glint d="M48.5 25C47.9 40 48 56 49.3 70" />
      <Stroke
        d="M58 92v.01M62 84v.01M59 75v.01M63 67v.01M57 59v.01M61 51v.01M58 43v.01M64 38v.01M60 33v.01"
        width={2.2}
        opacity={0.8}
      />
      <Twist x={71.5} y={17} />
    </>
  );
}
