import { CrushedIce, Engraving, Glint, MintSprig, Outline, Reflection, Stroke } from './parts';
import type { GlassProps } from './parts';

/** A silver cup, frosted, with a dome of ice and a bouquet of mint. */
export function JulepCup({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={20} />
      <path d="M29 66 38 138A22 3.6 0 0 0 82 138L91 66A31 4.6 0 0 1 29 66Z" fill={liquid} />
      <CrushedIce x={60} y={68} scale={1.02} />
      <Stroke d="M80 58 90 20M83 58 93 20M90 20h3" width={1} opacity={0.85} />
      <MintSprig x={52} y={54} scale={1.25} turn={-16} />
      <MintSprig x={68} y={56} scale={1.1} turn={16} />
      <Outline d="M29 66 38 138A22 3.6 0 0 0 82 138L91 66M29 66A31 4.6 0 0 0 91 66" />
      <Stroke
        d="M29.6 71A30.5 4.6 0 0 0 90.4 71M30.1 75A30 4.6 0 0 0 89.9 75M37 130A23 3.6 0 0 0 83 130M36.6 126.5A23.5 3.6 0 0 0 83.4 126.5"
        width={0.8}
        opacity={0.65}
      />
      <Stroke d="M54 96 60 88 66 96 60 112ZM54 96H66M60 88V112" width={0.8} opacity={0.55} />
      <Engraving d="M82 84 79 122M78 85 75.5 122M74.5 86 72.5 122" />
      <Glint d="M38 84 42 120" />
      <Stroke d="M46 92v.01M44 102v.01M50 108v.01M48 116v.01M70 90v.01M52 88v.01" width={1.6} opacity={0.5} />
    </>
  );
}
