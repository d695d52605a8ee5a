import { setTimeout as sleep } from 'node:timers/promises';
import { post } from '../call.mjs';

const file = 'proof/faults/faults/clock.mjs';

const DAY = 24 * 60 * 60;
/** The Saves' own session ends with a jump of a day; what a device may try does not. */
const JUMPS = [DAY, -DAY, 400 * DAY, 0];

/** Seconds after which a busy door asks to be tried again. */
const BUSY = 2;

/** Wrong passwords until the door is shut, and how long it says that it stays so, in seconds. */
async function shutDoor(bar) {
  for (;;) {
    const answer = await post(bar, '/api/admin/verify', { password: 'not the password' });
    const wait = Number(answer.headers.get('retry-after'));
    if (answer.status === 429 && wait > BUSY) return wait;
  }
}

export const CLOCK_FAULTS = [
  {
    name: 'clock set forward and back',
    file,
    on: { 'nginx, own clock': 3 },
    run: async (trial) => {
      for (let round = 0; round < trial.rounds; round += 1)
        for (const seconds of JUMPS) {
          await trial.inject(async () => trial.bar.setClock(seconds));
          // What was known of the session is asked for anew after a second.
          await sleep(1_500);
          await trial.untilBack();
        }
      const { logins } = trial.owner.seen;
      trial.expect(logins >= trial.rounds, `the session outlived all jumps but ${logins}`);
      trial.note(`${logins} logins`);
      await shutDoor(trial.bar);
      trial.bar.setClock(-DAY);
      const wait = await shutDoor(trial.bar);
      trial.expect(wait <= 60, `the door stays shut for ${wait} s after the clock was set back`);
      trial.bar.setClock(0);
    },
  },
];
