import { Engraving, Glint, Liquid, Outline, Reflection, Stroke, Twist } from './parts';
import type { GlassProps } from './parts';

/** A shallow saucer of a bowl on a tall stem, with a curl of peel. */
export function Coupe({ liquid, crusted }: GlassProps) {
  return (
    <>
      <Reflection reach={25} />
      <Liquid
        d="M17.2 48.5C21.7 66.3 38.9 79.3 58 81L62 81C81.1 79.3 98.3 66.3 102.8 48.5Z"
        surface="M17.2 48.5a42.8 5 0 1 0 85.7 0a42.8 5 0 1 0 -85.7 0"
        paint={liquid}
      />

      <Outline d="M16 40C16.5 62 36 79 58 81C58.3 87 58.3 117 57.7 131C57 139 46.3 140.5 35 143.5M104 40C103.5 62 84 79 62 81C61.7 87 61.7 117 62.3 131C63 139 73.8 140.5 85 143.5M35 143.5A25 3.8 0 0 0 85 143.5M16 40a44 5.6 0 1 0 88 0a44 5.6 0 1 0 -88 0" />
      <Engraving d="M98.9 48.9C95.4 63 84.7 74.1 71.7 78.7M93.9 52.9C90.5 63.6 83.3 72.1 74.4 76.9M35 143.5A25 3.4 0 0 1 85 143.5" />
      <Glint d="M22.5 44.9C24 56 29.7 65.5 37.4 72" />
      <Twist x={92} y={40} />
      {crusted && (
        <Stroke d="M14.5 40a45.5 6.4 0 1 0 91 0a45.5 6.4 0 1 0 -91 0" width={3} opacity={0.55} dots />
      )}
    </>
  );
}
