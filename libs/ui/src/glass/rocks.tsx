import { Engraving, Glint, IceCube, Liquid, Outline, Reflection, Stroke, Twist } from './parts';
import type { GlassProps } from './parts';

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
