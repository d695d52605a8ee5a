import { CitrusWheel, Engraving, Glint, IceCube, Liquid, Outline, Reflection, Stroke } from './parts';
import type { GlassProps } from './parts';

/** Tall and straight, ice to the top, a straw and a wheel of citrus. */
export function Highball({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={18.5} />
      <Liquid
        d="M36.3 40C37 71 37.7 102 38.3 133A21.7 3.1 0 0 0 81.7 133C82.3 102 83 71 83.7 40Z"
        surface="M36.3 40a23.7 3.5 0 1 0 47.5 0a23.7 3.5 0 1 0 -47.5 0"
        paint={liquid}
      />
      <Stroke d="M55 128 73 3M58 128 76.2 3.5M73 3l3.2.5" width={1} opacity={0.75} />
      <IceCube x={53} y={53} scale={1.15} turn={-8} />
      <IceCube x={66} y={74} scale={1.15} turn={14} />
      <IceCube x={53} y={97} scale={1.15} turn={6} />
      <Stroke d="M66 116v.01M70 104v.01M48 76v.01M64 56v.01M52 118v.01M70 92v.01" width={2} opacity={0.7} />
      <Outline d="M36 28C36.8 65.3 37.7 102.7 38.5 140M84 28C83.2 65.3 82.3 102.7 81.5 140M38.5 140A21.5 3.4 0 0 0 81.5 140M36 28a24 3.8 0 1 0 48 0a24 3.8 0 1 0 -48 0" />
      <Engraving d="M81.5 44.6C80.9 72.8 80.4 101.1 79.8 129.3M79.3 48.6C78.8 74.5 78.4 100.5 77.9 126.4M39.3 133a20.7 3.1 0 1 0 41.3 0a20.7 3.1 0 1 0 -41.3 0" />
      <Glint d="M40.6 40.6C41 66.5 41.5 92.4 42 118.3" />
      <CitrusWheel x={38} y={26} scale={1.05} />
    </>
  );
}
