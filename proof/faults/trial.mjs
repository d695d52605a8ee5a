import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { call, PROBLEMS } from './call.mjs';
import { startGuests } from './guests.mjs';

/** The product must be back by itself, in ms; how soon is told, as that is the machine's as much as the product's. */
const BACK_WITHIN = 60_000;
/** Chance may miss: then it is tried again, so many times as often as it shall be at most. */
const MOST_TRIES = 5;
/** What the promise allows when a dependency froze, in ms. */
const LATEST_ANSWER = 3_500;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/**
 * One fault, injected while guests read and an owner saves. What a fault's `run` works with: the bar, its owner and
 * guests, a random number, and how often it shall happen (`rounds`).
 */
class Trial {
  constructor({ bar, owner, random, rounds, leastHits = 0 }) {
    Object.assign(this, { bar, owner, random, rounds, times: 0, backs: [], faults: [], notes: [] });
    this.hitsEnough = () => owner.seen.hit >= leastHits * rounds;
  }

  /** Does so as often as it shall happen, and again while it has not bitten. */
  async rounded(work, hasBitten = this.hitsEnough) {
    const most = MOST_TRIES * this.rounds;
    for (let round = 0; round < this.rounds || (!hasBitten() && round < most); round += 1) await work();
  }

  /** Injects the fault as often as it shall be: `inject`, a while (`lasts`, in ms), `heal`, and back again by itself. */
  async repeat(inject, { lasts = 0, heal = async () => {}, rests = 150 } = {}) {
    await this.rounded(async () => {
      await sleep(this.random.int(0, 40));
      await this.inject(inject);
      await sleep(lasts);
      await heal();
      await this.untilBack();
      await sleep(rests);
    });
  }

  /** Freezes a part for so many ms, again and again. */
  freeze(part, lasts) {
    const signal = (name) => async () => this.bar.signal(part, name);
    return this.repeat(signal('SIGSTOP'), { lasts, heal: signal('SIGCONT') });
  }

  async inject(inject) {
    this.times += 1;
    // Calls that are under way end while it happens, or after.
    const done = inject();
    this.owner.injected();
    await done;
    this.owner.injected();
  }

  /** Waits until a change is saved that was sent after now, and a guest reads the menu; keeps how long that took. */
  async untilBack() {
    const since = performance.now();
    const isBack = async () =>
      this.owner.hasSavedSince(since) && (await call(`${this.bar.baseUrl}/api/cocktails`)).status === 200;
    if (!(await waitUntil(isBack, { timeout: BACK_WITHIN, every: 20 })))
      this.fail(`not back ${seconds(BACK_WITHIN)} after round ${this.times}`);
    this.backs.push(performance.now() - since);
  }

  fail(text) {
    this.faults.push(text);
  }

  /** What the fault is told to have shown, besides the counts. */
  note(text) {
    this.notes.push(text);
  }

  /** Fails unless `isTrue`. */
  expect(isTrue, text) {
    if (!isTrue) this.fail(text);
  }
}

/** What must not have happened, by what was counted; `allows` names what this fault may cause. */
function judge(trial, { allows = [] }, guests, owner) {
  for (const [who, seen] of Object.entries({ guests, owner }))
    for (const kind of PROBLEMS)
      if (seen[kind] > 0 && !allows.includes(kind))
        trial.fail(`${seen[kind]} ${kind} for the ${who} (first: ${seen.examples[kind]})`);
  if (guests.unreadable > 0 && !allows.includes('unreadable'))
    trial.fail(`the menu was not to be read ${guests.unreadable} × (first: ${guests.examples.unreadable})`);
  trial.expect(owner.refused.length === 0, `refused for good: ${owner.refused[0]}`);
  trial.expect(trial.hitsEnough(), `it hit only ${owner.hit} calls of a Save in ${trial.times} times`);
  trial.expect(owner.saved > 0 && guests.reads > 0, 'nobody saved or read');
}

/** How late an answer may be for a dependency that froze. */
function judgeTimes(trial, { freezes }, guests, owner) {
  const slowest = Math.max(guests.slowest, owner.slowest);
  if (freezes) trial.expect(slowest <= LATEST_ANSWER, `the slowest answer took ${seconds(slowest)}`);
}

/**
 * Tries one fault on a bar. Returns what was wrong (`faults`) and its row of the table. How long an answer may wait for
 * what froze is asserted too: the machine must do nothing else.
 */
export async function tryFault(fault, { bar, owner, random, rounds }) {
  const trial = new Trial({ bar, owner, random, rounds, leastHits: fault.leastHits });
  const guests = startGuests(bar);
  owner.start();
  try {
    if (!(await waitUntil(() => guests.haveSeenAll()))) trial.fail('the guests got nowhere before the fault');
    await fault.run(trial);
  } catch (error) {
    trial.fail(error.stack);
  }
  await Promise.all([owner.stop(), guests.stop()]);
  const { lost, twice } = await owner.verify();
  for (const line of [...lost, ...twice].slice(0, 5)) trial.fail(line);
  judge(trial, fault, guests.seen, owner.seen);
  judgeTimes(trial, fault, guests.seen, owner.seen);
  return { faults: trial.faults, row: rowOf(fault, trial, guests.seen, owner.seen, { lost, twice }) };
}

function rowOf({ name, file }, trial, guests, owner, { lost, twice }) {
  const { backs, times, notes } = trial;
  return {
    fault: `${name} (${trial.bar.kind})`,
    times: `${times}, ${owner.hit} calls hit`,
    saves: `${owner.saved} saved, ${owner.again} sent again, ${owner.replayed} answered from the key`,
    'lost / twice': `${lost.length} / ${twice.length}`,
    guests: `${guests.reads} reads, ${guests.unreadable} failed, ${guests.bare} without first view`,
    slowest: seconds(Math.max(guests.slowest, owner.slowest)),
    back: [
      backs.length > 0 ? `${seconds(median(backs))} (most ${seconds(Math.max(...backs))})` : '',
      ...notes,
    ]
      .filter(Boolean)
      .join('; '),
    test: file,
  };
}
