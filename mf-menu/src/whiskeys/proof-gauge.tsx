const CENTRE = { x: 80, y: 78 };
const RADIUS = 62;

function pointAt(angle: number, radius: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(radians), y: CENTRE.y + radius * Math.sin(radians) };
}

/** A dial that shows the strength of a whiskey, with the figure as text in it. */
export function ProofGauge({ proof, className }: { proof: number; className?: string }) {
  const angle = gaugeAngle(proof);
  const start = pointAt(180, RADIUS);
  const end = pointAt(angle, RADIUS);
  return (
    <svg viewBox="0 0 160 88" className={className} role="img" aria-label={`${proof} proof`}>
      {GAUGE_TICKS.map((tick) => (
        <Tick key={tick.angle} {...tick} isReached={tick.angle <= angle} />
      ))}
      <path
        d={`M 18 78 A ${RADIUS} ${RADIUS} 0 0 1 142 78`}
        fill="none"
        stroke="var(--cream-500)"
        strokeWidth="0.8"
        opacity="0.5"
      />
      <path
        d={`M ${start.x} ${start.y} A ${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`}
        fill="none"
        stroke="var(--drink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect
        x={end.x - 3.5}
        y={end.y - 3.5}
        width="7"
        height="7"
        transform={`rotate(45 ${end.x} ${end.y})`}
        fill="var(--ink-900)"
        stroke="var(--cream-100)"
        strokeWidth="1.2"
      />
      <text
        x="80"
        y="64"
        textAnchor="middle"
        className="fill-cream-100 font-display text-[38px] font-semibold"
      >
        {proof}
      </text>
      <text
        x="81"
        y="80"
        textAnchor="middle"
        className="fill-cream-300 font-sans text-[9px] tracking-[0.22em] uppercase"
      >
        proof
      </text>
    </svg>
  );
}

interface TickProps {
  angle: number;
  isMajor: boolean;
  isReached: boolean;
}

function Tick({ angle, isMajor, isReached }: TickProps) {
  const from = pointAt(angle, RADIUS + 5);
  const to = pointAt(angle, RADIUS + (isMajor ? 13 : 9));
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke="var(--cream-500)"
      strokeWidth={isMajor ? 1.2 : 0.7}
      opacity={isReached ? 1 : 0.45}
    />
  );
}

/** The dial's range in US degrees proof; stronger and weaker pours rest at its ends. */
const DIAL = { from: 70, to: 140 };
const TICK_EVERY = 5;
const MAJOR_EVERY = 10;

/** Where the needle points, in degrees: 180 is left, 360 is right. */
export function gaugeAngle(proof: number): number {
  const share = (proof - DIAL.from) / (DIAL.to - DIAL.from);
  return 180 + 180 * Math.min(1, Math.max(0, share));
}

const GAUGE_TICKS = Array.from({ length: (DIAL.to - DIAL.from) / TICK_EVERY + 1 }, (_, index) => {
  const proof = DIAL.from + index * TICK_EVERY;
  return { angle: gaugeAngle(proof), isMajor: proof % MAJOR_EVERY === 0 };
});
