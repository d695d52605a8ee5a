import { Engraving, Glint, Liquid, Outline, Reflection } from './parts';
import type { GlassProps } from './parts';

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
