import { Cherry, CrushedIce, Engraving, Glint, Outline, Reflection, Stroke } from './parts';
import type { GlassProps } from './parts';

/** A carved tiki mug under a crown of ice and leaves. */
export function Tiki({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={22} />
      <path
        d="M33 54C30 78 30 112 37 139A23 3.6 0 0 0 83 139C90 112 90 78 87 54A27 4.2 0 0 1 33 54Z"
        fill={liquid}
      />
      <path
        d="M60 54C46 46 40 32 43 12 56 20 62 36 60 54ZM61 54C64 36 76 24 92 24 90 40 78 52 61 54Z"
        fill="var(--drink, currentColor)"
        opacity={0.22}
      />
      <Stroke
        d="M60 54C46 46 40 32 43 12 56 20 62 36 60 54ZM61 54C64 36 76 24 92 24 90 40 78 52 61 54Z"
        width={1}
      />
      <Stroke
        d="M60 54C56 40 50 26 43 12M61 54C70 42 80 32 92 24M48 32l3-8M54 42l5-9M72 42l-1-9M81 33l-2-7M49 26l-4-2M78 36l9 1"
        width={0.7}
        opacity={0.6}
      />
      <CrushedIce x={60} y={56} scale={0.88} />
      <Cherry x={49} y={43} />
      <Outline d="M33 54C30 78 30 112 37 139A23 3.6 0 0 0 83 139C90 112 90 78 87 54M33 54A27 4.2 0 0 0 87 54" />
      <Stroke d="M32.4 62A28 4.2 0 0 0 87.6 62M36 130A24.5 3.6 0 0 0 84 130" width={0.9} opacity={0.75} />
      <Stroke
        d="M38 80 58 86V78M82 80 62 86V78M39 88 56 92 54 97 41 94ZM81 88 64 92 66 97 79 94ZM58 90 55 106H65L62 90M40 112H80L76 124H44ZM48 112V124M56 112V124M64 112V124M72 112V124"
        width={1}
        opacity={0.85}
      />
      <Stroke d="M35 70l4 5 4-4 4 5 4-4 4 5 5-4 5 4 4-5 4 4 4-5 4 4 4-5" width={0.8} opacity={0.6} />
      <Engraving d="M84 84C84.5 98 84 112 81.5 126M80.5 100C80.5 110 80 118 78.5 126" />
      <Glint d="M36.5 78C36 92 36.5 106 39 120" />
    </>
  );
}
