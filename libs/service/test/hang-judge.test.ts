import { HangJudge } from '../src/hang-watch/hang-judge.js';

const SECOND = 1_000;

/** Looks once a second, while so much processor time is used in each; whether a hang was seen. */
function sees(
  judge: HangJudge,
  seconds: number,
  { cpuMs, isBeating }: { cpuMs: number; isBeating: boolean },
): boolean {
  let hangs = false;
  for (let second = 1; second <= seconds; second += 1)
    hangs ||= judge.hangs(isBeating ? second : 0, second * cpuMs);
  return hangs;
}

describe('HangJudge', () => {
  it('sees a thread that is busy and does not come round', () => {
    expect(sees(new HangJudge(), 10, { cpuMs: SECOND, isBeating: false })).toBe(true);
  });

  it.each([
    ['a busy one that comes round', { cpuMs: SECOND, isBeating: true }, 600],
    ['one that waits, is stopped or stands in a debugger', { cpuMs: 0, isBeating: false }, 600],
    ['one that gets a tenth of the processor for a minute', { cpuMs: SECOND / 10, isBeating: false }, 60],
    ['two threads that are busy for a moment', { cpuMs: 2 * SECOND, isBeating: false }, 5],
  ])('leaves %s alone', (_, how, seconds) => {
    expect(sees(new HangJudge(), seconds, how)).toBe(false);
  });

  it('counts from the last beat', () => {
    const judge = new HangJudge();
    for (let round = 0; round < 20; round += 1)
      for (let second = 0; second < 6; second += 1)
        expect(judge.hangs(round, (round * 6 + second) * SECOND)).toBe(false);
  });
});
