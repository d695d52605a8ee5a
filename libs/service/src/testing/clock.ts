/** From here on this process has lived that much longer, for services that run in it; timers go on as before. */
export function advanceClock(milliseconds: number): void {
  moveWallClock(milliseconds);
  const now = performance.now.bind(performance);
  performance.now = () => now() + milliseconds;
}

/** From here on the clock on the wall of this process is that much ahead (or behind), as when somebody sets it. */
export function moveWallClock(milliseconds: number): void {
  const now = Date.now;
  Date.now = () => now() + milliseconds;
}
