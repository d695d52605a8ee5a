/** One line of `npm run doctor`. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  /** What is so; what to do about it, unless it is well. */
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string): Finding => ({ level: 'warn', text });
export const fail = (text: string): Finding => ({ level: 'fail', text });

/** Seconds that two clocks may differ: sessions, rate limits and sign-ins elsewhere go by them. */
const MOST_DRIFT = 60;

/** Nothing, unless the clock of `whose` (what it said a moment ago, in milliseconds) is not ours. */
export function clockFindings(whose: string, theirs: number): Finding[] {
  const drift = Math.round(Math.abs(Date.now() - theirs) / 1_000);
  if (!(drift > MOST_DRIFT)) return [];
  return [warn(`This machine's clock and that of ${whose} differ by ${drift} s. Set both by NTP.`)];
}

/** A failure that the operator can do something about; the message is printed as it is. */
export class MaintenanceError extends Error {}
