/** From here on `Date.now()` of this process is that much later, for services that run in it; timers go on as before. */
export function advanceClock(milliseconds: number): void {
  const now = Date.now;
  Date.now = () => now() + milliseconds;
}
