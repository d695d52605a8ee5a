/** One line of `npm run doctor`. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  /** What is so; what to do about it, unless it is well. */
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string): Finding => ({ level: 'warn', text });
export const fail = (text: string): Finding => ({ level: 'fail', text });
