import { Engraving, Glint, Liquid, Outline, Reflection, Stroke } from './parts';
import type { GlassProps } from './parts';

/** The straight-sided V, with an olive on a pick. */
export function Martini({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={26} />
      <Liquid
        d="M21.2 45C33.5 58.7 45.9 72.3 58.3 86L61.7 86C74.1 72.3 86.5 58.7 98.8 45Z"
        surface="M21.2 45a38.8 5 0 1 0 77.7 0a38.8 5 0 1 0 -77.7 0"
        paint={liquid}
      />
      <Stroke d="M97 21 52 66" width={1} />
      <Outline d="M13 36C28.1 52.7 43.2 69.3 58.3 86C58.3 92 58.3 117 57.7 131C57 139 45.7 140.5 34 143.5M107 36C91.9 52.7 76.8 69.3 61.7 86C61.7 92 61.7 117 62.3 131C63 139 74.3 140.5 86 143.5M34 143.5A26 3.9 0 0 0 86 143.5M13 36a47 5.8 0 1 0 94 0a47 5.8 0 1 0 -94 0" />
      <Engraving d="M95.3 45C85.4 57.1 75.4 69.2 65.5 81.2M88.9 49C81.8 58.5 74.8 68 67.7 77.4M34 143.5A26 3.5 0 0 1 86 143.5" />
      <Glint d="M23.5 41C30.2 49.7 37 58.3 43.7 67" />
      <g transform="rotate(-45 70 48)">
        <ellipse cx={70} cy={48} rx={7} ry={5} fill="var(--drink, currentColor)" opacity={0.5} />
        <Stroke d="M63 48a7 5 0 1 0 14 0a7 5 0 1 0 -14 0" width={1.1} />
        <Stroke d="M73.9 48a1.3 1.9 0 1 0 2.6 0a1.3 1.9 0 1 0 -2.6 0" width={0.9} />
        <Stroke d="M66 46c1-1.3 2.5-1.8 4-1.8" width={1} />
      </g>
      <circle cx={97} cy={21} r={1.9} fill="currentColor" />
    </>
  );
}
