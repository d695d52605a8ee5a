import { TIMING } from '@peanut/contracts';

export class TooLate extends Error {}

/** The work's outcome, if it comes while a guest may be left waiting for a remote. Throws {@link TooLate}. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('it took too long')), TIMING.remoteTimeout);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
