/** Bits that the glass drawings share. Everything is drawn in the units of a 120 × 160 view box. */

const DRINK = 'var(--drink, currentColor)';

export interface GlassProps {
  /** Paint of the liquid: the address of a gradient. */
  liquid: string;
  /** Draw a crust of salt or sugar on the rim. */
  crusted: boolean;
}

interface StrokeProps {
  d: string;
  width?: number;
  opacity?: number;
  /** Draw in the colour of the drink, not of the glass. */
  tinted?: boolean;
  /** Draw a row of grains instead of a line. */
  dots?: boolean;
}

/** A line as wide on the screen as it says, however large the drawing is shown. */
export function Stroke({ d, width = 1.25, opacity, tinted, dots }: StrokeProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={tinted ? DRINK : 'currentColor'}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dots ? '0.1 3.2' : undefined}
      opacity={opacity}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Outline of the vessel, the strongest line of the drawing. */
export function Outline({ d }: { d: string }) {
  return <Stroke d={d} width={1.4} />;
}

/** The thin lines an engraver cuts to turn a flat shape into a round one. */
export function Engraving({ d }: { d: string }) {
  return <Stroke d={d} width={0.7} opacity={0.38} />;
}

/** The bright line where candlelight catches the glass. */
export function Glint({ d }: { d: string }) {
  return <Stroke d={d} width={2} opacity={0.85} />;
}

interface LiquidProps {
  d: string;
  paint: string;
  /** Upper face of the drink, as a closed path. */
  surface: string;
}

export function Liquid({ d, paint, surface }: LiquidProps) {
  return (
    <>
      <path d={d} fill={paint} />
      <path d={surface} fill={DRINK} opacity={0.42} />
      <Stroke d={surface} width={0.9} opacity={0.9} tinted />
    </>
  );
}

/** Reflection of the drink in the polished bar: hairlines that grow shorter as they come nearer. */
export function Reflection({ reach }: { reach: number }) {
  return (
    <>
      <Stroke d={`M${60 - reach} 151h${reach * 2}`} width={0.9} opacity={0.4} tinted />
      <Stroke d={`M${60 - reach * 0.62} 154.5h${reach * 1.24}`} width={0.9} opacity={0.26} tinted />
      <Stroke d={`M${60 - reach * 0.3} 158h${reach * 0.6}`} width={0.9} opacity={0.15} tinted />
    </>
  );
}

interface PlacedProps {
  x: number;
  y: number;
  /** Clockwise, in degrees. */
  turn?: number;
  scale?: number;
}

function placed({ x, y, turn = 0, scale = 1 }: PlacedProps): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

/** An ice cube seen from a corner; twenty units wide at scale 1. */
export function IceCube(props: PlacedProps) {
  return (
    <g transform={placed(props)}>
      <path d="M0-11 10-6V6L0 11-10 6V-6Z" fill="currentColor" opacity={0.1} />
      <path d="M0-11 10-6 0-1-10-6Z" fill="currentColor" opacity={0.16} />
      <Stroke d="M0-11 10-6V6L0 11-10 6V-6ZM-10-6 0-1 10-6M0-1V11" width={0.9} opacity={0.7} />
      <Stroke d="M-7-1V4M4 4l3-1.5" width={0.7} opacity={0.5} />
    </g>
  );
}

/** A heap of crushed ice, sixty units wide at scale 1, its foot at y. */
export function CrushedIce(props: PlacedProps) {
  const heap = 'M-30 0-26-7-19-8-14-14-6-13 0-18 7-14 14-15 19-9 26-8 30 0';
  return (
    <g transform={placed(props)}>
      <path d={`${heap}Z`} fill="currentColor" opacity={0.12} />
      <Stroke d={heap} width={0.9} opacity={0.75} />
      <Stroke
        d="M-19-8-13-4-14-14M-13-4-4-6-6-13M-4-6 4-4 7-14M4-4 13-7 14-15M13-7 20-2 19-9M-22 0-13-4-8 1M-4-6-1 1M20-2 12 1 4-4"
        width={0.7}
        opacity={0.45}
      />
    </g>
  );
}

/** A wheel of citrus, eighteen units wide at scale 1. */
export function CitrusWheel(props: PlacedProps) {
  return (
    <g transform={placed(props)}>
      <circle r={9} fill={DRINK} opacity={0.3} />
      <Stroke d="M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0" width={1.1} />
      <Stroke
        d="M-7.2 0a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0M0-7V7M-7 0H7M-5-5 5 5M5-5-5 5"
        width={0.7}
        opacity={0.7}
      />
    </g>
  );
}

export function Cherry(props: PlacedProps) {
  return (
    <g transform={placed(props)}>
      <circle r={4.6} fill={DRINK} />
      <Stroke d="M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M0-4C0-10 4-14 9-16" width={1} />
      <Stroke d="M-2.2-1.8C-1.8-2.6-1-3-.2-3" width={1} opacity={0.9} />
    </g>
  );
}

/** A sprig of mint, about twenty-four units high at scale 1, growing up from its origin. */
export function MintSprig(props: PlacedProps) {
  const leaves =
    'M0 0C-6-3-8-12 0-24 8-12 6-3 0 0ZM-1-2C-9 0-15-6-17-15-7-14-2-9-1-2ZM1-2C9 0 15-6 17-15 7-14 2-9 1-2Z';
  return (
    <g transform={placed(props)}>
      <path d={leaves} fill={DRINK} opacity={0.22} />
      <Stroke d={leaves} width={1} />
      <Stroke
        d="M0-2V-19M-3-5-14-12M3-5 14-12M0-8-3-11M0-8 3-11M0-13-2.5-16M0-13 2.5-16"
        width={0.7}
        opacity={0.6}
      />
    </g>
  );
}

/** A curl of peel that hangs over a rim at its origin. */
export function Twist(props: PlacedProps) {
  const outer = 'M-7 7C-6-4 1-9 8-8L10-3.5C4-4-1 0-3 7ZM6 9C2 12 3 17 9 21L11.5 18C8 15.5 8 13 10 10.5Z';
  const inner = 'M8-8C15-5 14 4 6 9L10 10.5C17 5 16-6 8-8Z';
  return (
    <g transform={placed(props)}>
      <path d={outer} fill={DRINK} opacity={0.75} />
      <path d={inner} fill={DRINK} opacity={0.35} />
      <Stroke d={outer + inner} width={1} />
    </g>
  );
}
