import { setTimeout as sleep } from 'node:timers/promises';
import type { ClockStack } from '../../lib/products.js';
import { post } from '../../lib/call.js';
import type { Fault } from '../scenario.js';

const DAY = 24 * 60 * 60;
/** The Saves' own session ends with a jump of a day; what a device may try does not. */
const JUMPS = [DAY, -DAY, 400 * DAY, 0];

/** Seconds after which a busy door asks to be tried again. */
const BUSY = 2;

/** Wrong passwords until the door is shut, and how long it says that it stays so, in seconds. */
async function shutDoor(product: ClockStack): Promise<number> {
  for (;;) {
    const answer = await post(product, '/api/admin/verify', { password: 'not the password' });
    const wait = Number(answer.headers.get('retry-after'));
    if (answer.status === 429 && wait > BUSY) return wait;
  }
}

export const FAULTS: Fault[] = [
  {
    name: 'clock set forward and back',
    on: { 'nginx, own clock': 3 },
    run: async (scenario) => {
      const clock = scenario.stack as ClockStack;
      for (let round = 0; round < scenario.rounds; round += 1)
        for (const seconds of JUMPS) {
          await scenario.inject(() => clock.setClock(seconds));
          // What was known of the session is asked for anew after a second.
          await sleep(1_500);
          await scenario.untilBack();
        }
      const { logins } = scenario.owner.seen;
      scenario.expect(logins >= scenario.rounds, `the session outlived all jumps but ${logins}`);
      scenario.notes.push(`${logins} logins`);
      await shutDoor(clock);
      clock.setClock(-DAY);
      const wait = await shutDoor(clock);
      scenario.expect(wait <= 60, `the door stays shut for ${wait} s after the clock was set back`);
      clock.setClock(0);
    },
  },
];
