import {
  Cherry,
  CitrusWheel,
  CrushedIce,
  Engraving,
  type GlassProps,
  Glint,
  IceCube,
  Liquid,
  MintSprig,
  Outline,
  Reflection,
  Stroke,
  Twist,
} from './parts';

/** A heavy low tumbler with one large cube and a strip of peel. */
export function Rocks({ liquid, crusted }: GlassProps) {
  return (
    <>
      <Reflection reach={28.4} />
      <Liquid
        d="M22.6 82C23.8 97.7 25 113.3 26.2 129A33.8 4.5 0 0 0 93.8 129C95 113.3 96.2 97.7 97.4 82Z"
        surface="M22.6 82a37.4 5.5 0 1 0 74.7 0a37.4 5.5 0 1 0 -74.7 0"
        paint={liquid}
      />
      <IceCube x={57} y={93} scale={2.2} />
      <Outline d="M21 60C23 86.7 25 113.3 27 140M99 60C97 86.7 95 113.3 93 140M27 140A33 5 0 0 0 93 140M21 60a39 6 0 1 0 78 0a39 6 0 1 0 -78 0" />
      <Engraving d="M94.8 69.5C93.6 88.2 92.3 106.9 91 125.5M91.1 73.5C90.1 89.9 89.1 106.4 88.1 122.8M27.2 129a32.8 4.5 0 1 0 65.7 0a32.8 4.5 0 1 0 -65.7 0" />
      <Glint d="M26 65.5C27.1 82.1 28.2 98.6 29.3 115.2" />
      <Twist x={88} y={59} scale={1.15} />
      {crusted && (
        <Stroke d="M19.5 60a40.5 6.8 0 1 0 81 0a40.5 6.8 0 1 0 -81 0" width={3} opacity={0.55} dots />
      )}
    </>
  );
}

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

/** A small thick-based measure. */
export function Shot({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={13.8} />
      <Liquid
        d="M39.6 94C40.6 104.7 41.6 115.3 42.7 126A17.3 2.5 0 0 0 77.3 126C78.4 115.3 79.4 104.7 80.4 94Z"
        surface="M39.6 94a20.4 3.3 0 1 0 40.8 0a20.4 3.3 0 1 0 -40.8 0"
        paint={liquid}
      />

      <Outline d="M39 88C40.7 105.3 42.3 122.7 44 140M81 88C79.3 105.3 77.7 122.7 76 140M44 140A16 2.8 0 0 0 76 140M39 88a21 3.6 0 1 0 42 0a21 3.6 0 1 0 -42 0" />
      <Engraving d="M78.4 95.8C77.6 105.2 76.8 114.7 76 124.1M76.3 99.8C75.7 107.4 75.1 115 74.5 122.6M43.7 126a16.3 2.5 0 1 0 32.7 0a16.3 2.5 0 1 0 -32.7 0" />
      <Glint d="M43.1 91.8C43.8 100.7 44.5 109.5 45.2 118.4" />
      <g transform="translate(92 134)">
        <path d="M-14-6A14 14 0 0 0 14-6Z" fill="var(--drink, currentColor)" opacity={0.3} />
        <Stroke d="M-14-6A14 14 0 0 0 14-6ZM-11-6A11 11 0 0 0 11-6M0-6V5M0-6-8 1M0-6 8 1" width={1} />
      </g>
    </>
  );
}

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
