/** What the watching thread is given. */
export interface Watched {
  name: string;
  /** One number that goes up as long as the thread comes round. */
  beats: Int32Array;
}

/** Looks, one a second, at which nothing has moved. */
const MOST_LOOKS = 8;
/** Processor time used during these looks. */
const MOST_CPU_MS = 8_000;

/**
 * Tells a thread that hangs from one that waits. Only a hang costs processor time: a process that is stopped, sleeps with
 * the machine, waits in a debugger or gets a tenth of a busy processor has used up none or little when it goes on.
 */
export class HangJudge {
  private beat: number | undefined;
  private looks = 0;
  private cpuAtBeat = 0;

  /**
   * @param beat another one each time the thread has come round
   * @param cpuMs processor time that the process has used
   * @returns whether the thread hangs
   */
  hangs(beat: number, cpuMs: number): boolean {
    if (beat !== this.beat) {
      this.beat = beat;
      this.looks = 0;
      this.cpuAtBeat = cpuMs;
      return false;
    }
    this.looks += 1;
    return this.looks >= MOST_LOOKS && cpuMs - this.cpuAtBeat >= MOST_CPU_MS;
  }
}
