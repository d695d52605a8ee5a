import { Engraving, Glint, Liquid, Outline, Reflection, Stroke } from './parts';
import type { GlassProps } from './parts';

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
