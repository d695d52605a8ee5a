import {
  Cherry,
  CitrusWheel,
  CrushedIce,
  Engraving,
  Glint,
  Liquid,
  Outline,
  Reflection,
  Stroke,
} from './parts';
import type { GlassProps } from './parts';

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
