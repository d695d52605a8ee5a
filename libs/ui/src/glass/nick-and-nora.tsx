import { Cherry, Engraving, Glint, Liquid, Outline, Reflection, Stroke } from './parts';
import type { GlassProps } from './parts';

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
