import { matchLevel } from '@peanut/contracts';

const RADIUS = 22;
const LENGTH = 2 * Math.PI * RADIUS;

/** How well a drink fits, 0 to 100: a ring that fills, in the colour of its level. */
export function MatchScore({ score }: { score: number }) {
  return (
    <div data-level={matchLevel(score)} className="match-score relative size-16 shrink-0">
      <svg viewBox="0 0 52 52" aria-hidden className="size-full -rotate-90" fill="none" strokeWidth={3}>
        <circle cx="26" cy="26" r={RADIUS} stroke="currentColor" opacity={0.22} />
        <circle
          cx="26"
          cy="26"
          r={RADIUS}
          stroke="currentColor"
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center leading-none">
        <span className="text-base font-medium tabular-nums">{`${score}%`}</span>
        <span className="mt-0.5 text-[0.6875rem] text-cream-300">match</span>
      </p>
    </div>
  );
}
