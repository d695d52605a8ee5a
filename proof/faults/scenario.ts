import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { call, PROBLEMS, type Problem } from '../lib/call.js';
import { Guests } from '../lib/guests.js';
import type { Kind, Product, Stack } from '../lib/products.js';
import type { Random } from '../lib/random.js';
import type { SavingOwner } from '../lib/saving-owner.js';
import { median } from '../results/numbers.mjs';

/** The product must be back by itself, in ms; how soon is told, as that is the machine's as much as the product's. */
const BACK_WITHIN = 60_000;
/** Chance may miss: then it is tried again, so many times as often as it shall be at most. */
const MOST_TRIES = 5;
/** What the promise allows when a dependency froze, in ms. */
const LATEST_ANSWER = 3_500;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** What may go wrong. */
export interface Fault {
  name: string;
  /** On which product, and how often. */
  on: Partial<Record<Kind, number>>;
  /** What it may cause besides refusals with a sentence. */
  allows?: Problem[];
  /** How many calls of a Save each must hit. */
  leastHits?: number;
  /** Answers must not wait for what does not answer. */
  freezes?: boolean;
  run(scenario: Scenario): Promise<void>;
}

interface Setting {
  product: Product;
  owner: SavingOwner;
  random: Random;
  /** How often it shall happen. */
  rounds: number;
}

interface Way {
  /** How long the fault stays, in ms, and how it is taken away. */
  lasts?: number;
  heal?: () => unknown;
  rests?: number;
}

/** One fault, injected while guests read and an owner saves: what its `run` works with. */
export class Scenario {
  readonly product: Product;
  readonly owner: SavingOwner;
  readonly random: Random;
  readonly rounds: number;
  times = 0;
  readonly backs: number[] = [];
  readonly faults: string[] = [];
  /** What the fault is told to have shown, besides the counts. */
  readonly notes: string[] = [];
  private readonly leastHits: number;

  constructor({ product, owner, random, rounds }: Setting, { leastHits = 0 }: Fault) {
    this.product = product;
    this.owner = owner;
    this.random = random;
    this.rounds = rounds;
    this.leastHits = leastHits * rounds;
  }

  /** The product behind nginx. Throws for another one. */
  get stack(): Stack {
    if (!('databases' in this.product)) throw new Error(`This fault is none of ${this.product.kind}.`);
    return this.product as Stack;
  }

  hitsEnough(): boolean {
    return this.owner.seen.hit >= this.leastHits;
  }

  /** Does so as often as it shall happen, and again while it has not bitten. */
  async rounded(work: () => Promise<unknown>, hasBitten = () => this.hitsEnough()): Promise<void> {
    const most = MOST_TRIES * this.rounds;
    for (let round = 0; round < this.rounds || (!hasBitten() && round < most); round += 1) await work();
  }

  /** Injects the fault as often as it shall be: `inject`, a while, `heal`, and back again by itself. */
  async repeat(
    inject: () => unknown,
    { lasts = 0, heal = () => undefined, rests = 150 }: Way = {},
  ): Promise<void> {
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
  freeze(part: string, lasts: number): Promise<void> {
    const signal = (name: NodeJS.Signals) => () => this.product.signal(part, name);
    return this.repeat(signal('SIGSTOP'), { lasts, heal: signal('SIGCONT') });
  }

  async inject(inject: () => unknown): Promise<void> {
    this.times += 1;
    // Calls that are under way end while it happens, or after.
    const done = inject();
    this.owner.injected();
    await done;
    this.owner.injected();
  }

  /** Waits until a change is saved that was sent after now, and a guest reads the menu; notes how long that took. */
  async untilBack(): Promise<void> {
    const since = performance.now();
    const isBack = async (): Promise<boolean> =>
      this.owner.hasSavedSince(since) && (await call(`${this.product.baseUrl}/api/cocktails`)).status === 200;
    if (!(await waitUntil(isBack, { timeout: BACK_WITHIN, every: 20 })))
      this.faults.push(`not back ${seconds(BACK_WITHIN)} after round ${this.times}`);
    this.backs.push(performance.now() - since);
  }

  /** Fails unless `isTrue`. */
  expect(isTrue: boolean, text: string): void {
    if (!isTrue) this.faults.push(text);
  }
}

/** What must not have happened, by what was counted. */
function judge(scenario: Scenario, { allows = [], freezes }: Fault, guests: Guests): void {
  const { seen } = scenario.owner;
  for (const [who, { counts }] of Object.entries({ guests: guests.problems, owner: seen.problems }))
    for (const kind of PROBLEMS) {
      const { count, example } = counts.get(kind) ?? { count: 0, example: '' };
      scenario.expect(
        count === 0 || allows.includes(kind),
        `${count} ${kind} for the ${who} (first: ${example})`,
      );
    }
  const { count, example } = guests.problems.counts.get('unreadable') ?? { count: 0, example: '' };
  const isRead = count === 0 || allows.includes('unreadable');
  scenario.expect(isRead, `the menu could not be read ${count} × (first: ${example})`);
  scenario.expect(seen.refused.length === 0, `refused for good: ${seen.refused[0]}`);
  scenario.expect(
    scenario.hitsEnough(),
    `it hit only ${seen.hit} calls of a Save in ${scenario.times} times`,
  );
  scenario.expect(seen.saved > 0 && guests.reads > 0, 'nobody saved or read');
  const slowest = Math.max(guests.problems.slowest, seen.problems.slowest);
  scenario.expect(!freezes || slowest <= LATEST_ANSWER, `the slowest answer took ${seconds(slowest)}`);
}

export const COLUMNS = ['fault', 'times', 'saves', 'lost / twice', 'guests', 'slowest', 'back', 'test'];

/**
 * Tries one fault on a product. Returns what was wrong (`faults`) and its row of the table. How long an answer may wait
 * for what froze is asserted too: the machine must do nothing else.
 */
export async function tryFault(
  fault: Fault,
  setting: Setting,
): Promise<{ faults: string[]; row: Record<string, string> }> {
  const { owner, product } = setting;
  const scenario = new Scenario(setting, fault);
  const guests = new Guests(product);
  owner.start();
  try {
    scenario.expect(await waitUntil(() => guests.haveSeenAll()), 'the guests got nowhere before the fault');
    await fault.run(scenario);
  } catch (error) {
    scenario.faults.push(String((error as Error).stack));
  }
  await Promise.all([owner.stop(), guests.stop()]);
  const { lost, twice } = await owner.verify();
  scenario.faults.push(...[...lost, ...twice].slice(0, 5));
  judge(scenario, fault, guests);
  const { backs, notes } = scenario;
  const { hit, saved, again, replayed, problems } = owner.seen;
  const back = backs.length > 0 ? [`${seconds(median(backs))} (most ${seconds(Math.max(...backs))})`] : [];
  const row = {
    fault: `${fault.name} (${product.kind})`,
    times: `${scenario.times}, ${hit} calls hit`,
    saves: `${saved} saved, ${again} sent again, ${replayed} answered from the key`,
    'lost / twice': `${lost.length} / ${twice.length}`,
    guests: `${guests.reads} reads, ${guests.problems.of('unreadable')} failed, ${guests.bare} without prerendered part`,
    slowest: seconds(Math.max(guests.problems.slowest, problems.slowest)),
    back: [...back, ...notes].join('; '),
  };
  return { faults: scenario.faults, row };
}
