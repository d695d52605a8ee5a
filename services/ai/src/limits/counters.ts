/** How much of something may be taken within a window that begins with the first take. */
export interface Counter {
  key: string;
  limit: number;
  /** Seconds. */
  window: number;
}

/** `refusedBy` is the first counter that has nothing left; then nothing was taken from any. */
export type Taken = { refusedBy?: undefined } | { refusedBy: Counter; waitSeconds: number };

/** Takes one from each counter, or from none. */
export interface Counters {
  take(counters: readonly Counter[]): Promise<Taken>;
}
