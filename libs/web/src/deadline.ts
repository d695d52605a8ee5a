/** The work did not end in time. */
export class TooLate extends Error {}

/** The work's outcome, if it comes within so many milliseconds. Throws {@link TooLate}; the work itself goes on. */
export function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('it took too long')), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
