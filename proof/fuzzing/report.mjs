const exampleOf = ({ number }, { method, path }) => `task ${number}, ${method} ${String(path).slice(0, 90)}`;

/** Counts of one run, and what was wrong, with the first example of each. */
export class Report {
  /** @param trace is given every request and answer, with a sign of which it is */
  constructor(name, trace) {
    this.name = name;
    this.trace = trace;
    this.sent = 0;
    this.retries = 0;
    this.statuses = new Map();
    this.kinds = new Map();
    this.faults = new Map();
    this.lates = [];
  }

  answered({ kind }, status) {
    this.count(kind);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** No answer came: `reset`, `hang` or `garbled`. */
  silent({ kind }, reason) {
    this.count(kind);
    this.statuses.set(reason, (this.statuses.get(reason) ?? 0) + 1);
  }

  count(kind) {
    this.sent += 1;
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }

  /** The part was too slow: what it would have answered is not known. */
  late(task, request) {
    this.lates.push(exampleOf(task, request));
  }

  fault(task, request, text) {
    const key = `${task.kind}: ${text}`;
    const example = exampleOf(task, request);
    const { count } = this.faults.get(key) ?? { count: 0 };
    this.faults.set(key, { count: count + 1, example: this.faults.get(key)?.example ?? example });
  }

  /** A fault of the whole run. */
  failure(text) {
    this.faults.set(text, { count: 1, example: '' });
  }

  /** How many answers have such a status. */
  answersOf(isMeant) {
    const meant = [...this.statuses].filter(([status]) => isMeant(status));
    return meant.reduce((sum, [, count]) => sum + count, 0);
  }

  describe() {
    const statuses = [...this.statuses].sort(([a], [b]) => String(a).localeCompare(String(b)));
    const lines = [...this.faults].map(
      ([text, { count, example }]) => `  ${count} × ${text}${example && ` (first: ${example})`}`,
    );
    return [
      `${this.name}: ${this.sent} requests: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
      ...this.lates.map((example) => `  too late: ${example}`),
      ...lines,
    ];
  }
}
