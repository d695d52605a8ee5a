import { Engraving, Glint, Liquid, Outline, Reflection } from './parts';
import type { GlassProps } from './parts';

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
