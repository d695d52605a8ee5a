import {
  Cherry,
  CitrusWheel,
  CrushedIce,
  Engraving,
  type GlassProps,
  Glint,
  Liquid,
  Outline,
  Reflection,
  Stroke,
  Twist,
} from './parts';

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

/** A small, deep bell on a long stem, with a cherry at the bottom. */
export function NickAndNora({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={22} />
      <Liquid
        d="M34.2 45C33.4 64.2 39 82.7 58.2 87L61.8 87C81 82.7 86.6 64.2 85.8 45Z"
        surface="M34.2 45a25.8 3.7 0 1 0 51.6 0a25.8 3.7 0 1 0 -51.6 0"
        paint={liquid}
      />
      <Stroke d="M84 22 57 77" width={1} />
      <Outline d="M35 36C32 58 36 82 58.2 87C58.3 93 58.3 117 57.7 131C57 139 47.9 140.5 38 143.5M85 36C88 58 84 82 61.8 87C61.7 93 61.7 117 62.3 131C63 139 72.1 140.5 82 143.5M38 143.5A22 3.3 0 0 0 82 143.5M35 36a25 4 0 1 0 50 0a25 4 0 1 0 -50 0" />
      <Engraving d="M83.5 50.2C83.2 64 79.5 76.9 69.8 83.4M81 54.2C80.3 64.7 77.7 74.3 72 80.6M38 143.5A22 3 0 0 1 82 143.5" />
      <Glint d="M38.3 46.2C38.1 55.9 39.3 65.3 42.6 72.7" />
      <Cherry x={57.5} y={74} />
      <circle cx={84} cy={22} r={1.8} fill="currentColor" />
    </>
  );
}

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

/** A round wine glass or goblet. */
export function Wine({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={25} />
      <Liquid
        d="M28.5 54C27.9 58 27.7 61.9 28 66C29 84 42 94 58.2 96L61.8 96C78 94 91 84 92 66C92.3 61.9 92.1 58 91.5 54Z"
        surface="M28.5 54a31.5 4.6 0 1 0 62.9 0a31.5 4.6 0 1 0 -62.9 0"
        paint={liquid}
      />

      <Outline d="M38 22C32 40 27 52 28 66C29 84 42 94 58.2 96C58.3 102 58.3 117 57.7 131C57 139 46.3 140.5 35 143.5M82 22C88 40 93 52 92 66C91 84 78 94 61.8 96C61.7 102 61.7 117 62.3 131C63 139 73.8 140.5 85 143.5M35 143.5A25 3.8 0 0 0 85 143.5M38 22a22 3.6 0 1 0 44 0a22 3.6 0 1 0 -44 0" />
      <Engraving d="M84.7 37.1C87.8 47.5 89.8 56.3 89.1 66C88.6 77 83.9 85.1 77 90.1M83.3 41.1C85.4 49.8 86.7 57.6 86.2 66C85.9 74 83.5 80.5 79.9 85.3M35 143.5A25 3.4 0 0 1 85 143.5" />
      <Glint d="M37.8 33.1C34.3 45.4 31.8 55.1 32.5 66C32.6 68.2 32.9 70.3 33.3 72.3" />
    </>
  );
}

/** A balloon for spirits, a finger of them in it. */
export function Snifter({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={25} />
      <Liquid
        d="M18.8 93C22.8 110.7 41.9 121.1 57.5 122L62.5 122C78.1 121.1 97.2 110.7 101.2 93Z"
        surface="M18.8 93a41.2 6 0 1 0 82.4 0a41.2 6 0 1 0 -82.4 0"
        paint={liquid}
      />

      <Outline d="M39 34C36 50 18 62 18 86C18 108 40 121 57.5 122C57.6 128 57.6 117 57 131C57 139 46.3 140.5 35 143.5M81 34C84 50 102 62 102 86C102 108 80 121 62.5 122C62.4 128 62.4 117 63 131C63 139 73.8 140.5 85 143.5M35 143.5A25 3.8 0 0 0 85 143.5M39 34a21 3.2 0 1 0 42 0a21 3.2 0 1 0 -42 0" />
      <Engraving d="M88.9 55.6C93.6 64 98.2 73.3 98.2 86C98.2 98.1 92.2 107.5 84.1 113.6M88 59.6C91.5 67 94.4 75.3 94.4 86C94.4 94.3 91.9 101.4 87.9 107M35 143.5A25 3.4 0 0 1 85 143.5" />
      <Glint d="M34.6 51.6C29.4 61 23.5 71.2 23.5 86C23.5 86.9 23.5 87.7 23.5 88.6" />
    </>
  );
}

/** The lamp-shaped glass: flared lip, waist, belly; crushed ice, orange and cherry on top. */
export function Hurricane({ liquid }: GlassProps) {
  return (
    <>
      <Reflection reach={22} />
      <Liquid
        d="M37.2 34C39.3 42.8 43 48.3 43 57C43 70 34 76 34 93C34 112 46 124 57 127L63 127C74 124 86 112 86 93C86 76 77 70 77 57C77 48.3 80.7 42.8 82.8 34Z"
        surface="M37.2 34a22.8 3.2 0 1 0 45.6 0a22.8 3.2 0 1 0 -45.6 0"
        paint={liquid}
      />
      <Stroke d="M72 24 79-1M74.5 24 81.5-1M79-1h2.5" width={1} opacity={0.9} />
      <CrushedIce x={60} y={27} scale={0.75} />
      <Stroke
        d="M50 44l5-3 4 4-5 4zM63 49l5-4 4 4-4 4zM53 60l5-2 3 5-5 2zM66 66l4-3 5 4-4 4zM45 80l5-4 5 4-5 4zM61 84l5-3 4 5-5 3z"
        width={0.7}
        opacity={0.42}
      />
      <Outline d="M36 26C37 40 43 46 43 57C43 70 34 76 34 93C34 112 46 124 57 127C57.4 133 57.4 117 56.8 131C57 139 47.9 140.5 38 143.5M84 26C83 40 77 46 77 57C77 70 86 76 86 93C86 112 74 124 63 127C62.6 133 62.6 117 63.2 131C63 139 72.1 140.5 82 143.5M38 143.5A22 3.3 0 0 0 82 143.5M36 26a24 3.6 0 1 0 48 0a24 3.6 0 1 0 -48 0" />
      <Engraving d="M81.4 78.5C82.7 82.5 83.7 87.1 83.7 93C83.7 106.3 78.3 116.2 71.6 121.9M80.3 82.5C80.9 85.5 81.3 89 81.3 93C81.3 103.6 78.3 112 74 117.9M38 143.5A22 3 0 0 1 82 143.5" />
      <Glint d="M41.6 74.5C39.8 79.5 38.2 85 38.2 93C38.2 98.1 38.9 102.7 40.1 106.8" />
      <CitrusWheel x={41} y={18} />
      <Cherry x={57} y={13} />
    </>
  );
}
