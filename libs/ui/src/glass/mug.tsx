import { CitrusWheel, CrushedIce, Engraving, Glint, MintSprig, Outline, Reflection, Stroke } from './parts';
import type { GlassProps } from './parts';

/** A hammered copper mug with crushed ice, lime and mint. */
export function Mug({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={30} />
      <path d="M19 60C16 84 16 116 22 138A32 5 0 0 0 86 138C92 116 92 84 89 60Z" fill={liquid} />
      <Stroke
        d="M88 74C104 70 112 82 110 97 108 112 98 122 86.5 121M88.5 81C98 79 104 86 102.5 96 101 106 95 114 88 114"
        width={1.3}
      />
      <CrushedIce x={54} y={62} scale={1.05} />
      <MintSprig x={70} y={55} scale={1.05} turn={14} />
      <CitrusWheel x={36} y={46} scale={1.2} />
      <path d="M19 60A35 5.5 0 0 0 89 60" fill="var(--drink, currentColor)" opacity={0.3} />
      <Outline d="M19 60C16 84 16 116 22 138M89 60C92 84 92 116 86 138M22 138A32 5 0 0 0 86 138M19 60A35 5.5 0 0 0 89 60" />
      <Stroke d="M18.2 66A36 5.5 0 0 0 89.8 66M20.4 131A34 5 0 0 0 87.6 131" width={0.9} opacity={0.7} />
      <Stroke
        d="M34 82q4 3 8 0M50 84q4 3 8 0M66 82q4 3 8 0M42 92q4 3 8 0M58 92q4 3 8 0M73 90q3 3 7 0M34 101q4 3 8 0M50 103q4 3 8 0M66 101q4 3 8 0M42 111q4 3 8 0M58 111q4 3 8 0M73 109q3 3 7 0M36 120q4 3 8 0M51 122q4 3 8 0M66 120q4 3 8 0"
        width={0.8}
        opacity={0.5}
      />
      <Glint d="M23 70C21.6 90.1 21.9 113.6 25.2 132" />
      <Engraving d="M87.9 76C88.9 93.2 88.4 112.2 85.8 128" />
    </>
  );
}
