import { isLeak } from './checks.js';

/** What a fault is an example of. */
interface Task {
  number: number;
  kind: string;
}
interface Addressed {
  method: string;
  path: string;
}

const exampleOf = ({ number }: Task, { method, path }: Addressed): string =>
  `task ${number}, ${method} ${path.slice(0, 90)}`;

const add = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** About half of the parts that the answers have, by the first digits of their status: with fewer the attack met closed doors only. */
const EXPECTED = {
  anonymous: {
    ...{ '2': 0.1, '400': 0.1, '401': 0.05, '403': 0.005, '404': 0.02, '405': 0.005, '413': 0.002 },
    ...{ '415': 0.01, '429': 0.0005, '431': 0.001 },
  },
  owner: {
    ...{ '2': 0.15, '201': 0.005, '204': 0.002, '400': 0.2, '403': 0.005, '404': 0.02, '405': 0.005 },
    ...{ '409': 0.0005, '412': 0.001, '413': 0.002, '415': 0.01 },
  },
};

/** Fewer requests than this prove nothing about kinds and statuses. */
const ENOUGH = 1_500;
/** Answers that may come too late: on a machine that does other things, a password check now and then. */
const maxLate = (requests: number): number => Math.max(20, requests * 0.005);

/** Four deviations below the mean, so that chance never fails a run. The rarest are asked for in long runs only. */
const leastOf = (mean: number): number => Math.max(0, Math.ceil(mean - 4 * Math.sqrt(mean)));

/** Counts of one run, and what was wrong, with the first example of each. */
export class Report {
  sent = 0;
  /** MB of all parts, before and after. */
  memory: [before: number, after: number] = [0, 0];
  readonly statuses = new Map<string, number>();
  readonly kinds = new Map<string, number>();
  readonly faults = new Map<string, { count: number; example: string }>();
  readonly lates: string[] = [];

  /** `trace` is given every request and answer, with a sign of which it is. */
  constructor(
    readonly gateway: string,
    readonly who: keyof typeof EXPECTED,
    readonly trace?: (sign: string, bytes: Buffer) => void,
  ) {}

  get name(): string {
    return `${this.gateway}, ${this.who === 'owner' ? 'owner' : 'without session'}`;
  }

  /** Its status, or `reset`, `hang`, `garbled` or `unread` where no answer came. */
  answered({ kind }: Task, status: string): void {
    this.sent += 1;
    add(this.kinds, kind);
    add(this.statuses, status);
  }

  /** The part was too slow: what it would have answered is not known. */
  late(task: Task, request: Addressed): void {
    this.lates.push(exampleOf(task, request));
  }

  fault(task: Task, request: Addressed, text: string): void {
    this.count(`${task.kind}: ${text}`, exampleOf(task, request));
  }

  /** A fault of the whole run. */
  failure(text: string): void {
    this.count(text, '');
  }

  private count(fault: string, example: string): void {
    const known = this.faults.get(fault);
    this.faults.set(fault, { count: (known?.count ?? 0) + 1, example: known?.example ?? example });
  }

  /** Fails a run that did not hit: a kind that never ran, statuses that came too seldom, too many late answers. */
  checkCoverage(kinds: readonly { name: string }[]): void {
    if (this.sent < ENOUGH) return;
    const { length: late } = this.lates;
    if (late > maxLate(this.sent)) this.failure(`${late} of ${this.sent} answers came too late`);
    for (const { name } of kinds) if (!this.kinds.has(name)) this.failure(`no request of the kind "${name}"`);
    for (const [digits, part] of Object.entries(EXPECTED[this.who])) {
      const counts = [...this.statuses].filter(([status]) => status.startsWith(digits));
      const count = counts.reduce((sum, [, each]) => sum + each, 0);
      const least = leastOf(part * this.sent);
      if (count < least)
        this.failure(`only ${count} answers of ${digits.padEnd(3, 'x')}, expected ${least} at least`);
    }
  }

  describe(): string[] {
    const statuses = [...this.statuses].sort(([a], [b]) => a.localeCompare(b));
    const counts = statuses.map(([status, count]) => `${count} × ${status}`).join(', ');
    return [
      `${this.name}: ${this.sent} requests: ${counts}`,
      ...this.lates.map((example) => `  too late: ${example}`),
      ...[...this.faults].map(
        ([text, { count, example }]) => `  ${count} × ${text}${example && ` (first: ${example})`}`,
      ),
    ];
  }

  /** Its row in docs/reliability.md. */
  row(seed: number): Record<string, string | number> {
    const faults = (isMeant: (text: string) => boolean): number =>
      [...this.faults].reduce((sum, [text, { count }]) => sum + (isMeant(text) ? count : 0), 0);
    const [before, after] = this.memory.map(Math.round);
    return {
      run: this.name.replace('npm start', '`npm start`'),
      requests: this.sent.toLocaleString('en'),
      'answers of 500': faults((text) => /: status 5/.test(text)),
      'unexpected 503': faults((text) => /: 503: /.test(text)),
      'given up as too late': this.lates.length,
      hangs: faults((text) => /no answer \(hang/.test(text)),
      leaks: faults(isLeak),
      'parts restarted': faults((text) => /ended or was started again/.test(text)),
      'memory before → after': `${before} → ${after} MB`,
      seed,
      test: '`npm run proof`',
    };
  }
}
