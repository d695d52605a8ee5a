import { percentile } from '../evidence/numbers.mjs';
import { partsBelow } from '../lib/processes.mjs';
import { readResources } from '../lib/resources.mjs';

const NGINX = /^nginx/;

/** Sums of `pss` (MB) and `files` by part; nginx is one with all its processes. The launcher is no part of the product. */
export function byPart(parts) {
  const sums = {};
  for (const { name, pss, files } of parts.filter(({ name }) => name !== 'launcher')) {
    const part = NGINX.test(name) ? 'nginx' : name;
    sums[part] ??= { pss: 0, files: 0 };
    sums[part].pss += pss;
    sums[part].files += files;
  }
  return sums;
}

/** What the product takes at one moment, and how long its answers took since the last one. */
export class Samples {
  constructor(target, calls) {
    Object.assign(this, { target, calls, started: performance.now(), all: [] });
    this.since = 0;
  }

  async take() {
    const minute = Math.round((performance.now() - this.started) / 60) / 1_000;
    const times = this.calls.takeTimes();
    const latency = [...times].map(([kind, values]) => [
      kind,
      { p50: percentile(values, 0.5), p99: percentile(values, 0.99) },
    ]);
    this.all.push({
      minute,
      since: this.since,
      parts: byPart(partsBelow(this.target.pid)),
      resources: await readResources(this.target),
      latency: Object.fromEntries(latency),
    });
    this.since = minute;
  }
}
