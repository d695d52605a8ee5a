/** The dial's range in US degrees proof; stronger and weaker pours rest at its ends. */
const DIAL = { from: 70, to: 140 };
const TICK_EVERY = 5;
const MAJOR_EVERY = 10;

/** Where the needle points, in degrees: 180 is left, 360 is right. */
export function gaugeAngle(proof: number): number {
  const share = (proof - DIAL.from) / (DIAL.to - DIAL.from);
  return 180 + 180 * Math.min(1, Math.max(0, share));
}

export const GAUGE_TICKS = Array.from({ length: (DIAL.to - DIAL.from) / TICK_EVERY + 1 }, (_, index) => {
  const proof = DIAL.from + index * TICK_EVERY;
  return { angle: gaugeAngle(proof), isMajor: proof % MAJOR_EVERY === 0 };
});
