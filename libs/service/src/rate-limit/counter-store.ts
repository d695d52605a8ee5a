/** How much of something may be taken within a window that begins with the first take. */
export interface Counter {
  key: string;
  limit: number;
  /** Seconds. */
  window: number;
  /** What is known of it elsewhere: counting goes on from there where less is known. */
  known?: Count | undefined;
}

/** How much of something was taken within its window. */
export interface Count {
  taken: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/**
 * `refusedBy` is the first counter that has nothing left; then nothing was taken from any.
 * `counts` are those of the counters afterwards, in their order.
 */
export type TakeResult = { counts: Count[] } & (
  { refusedBy?: undefined } | { refusedBy: Counter; waitSeconds: number }
);

export interface CounterStore {
  /** Takes one from each counter, or from none. */
  take(counters: readonly Counter[]): Promise<TakeResult>;
  /** Puts back one that was taken from each, unless its window is over. */
  giveBack(counters: readonly Counter[]): Promise<void>;
}
