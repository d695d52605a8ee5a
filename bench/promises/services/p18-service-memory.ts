import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { median, ratioText } from '../../../proof/results/numbers.mjs';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct, type Product } from '../../lib/product.js';
import { inTurn } from '../../lib/services/in-turn.js';

const SETTLES = effort(10_000, 100);
const LASTS = effort(600_000, 500);
const EVERY = effort(10_000, 50);
const AT_ONCE = 4;
const MOST_MB = 130;
/** The last quarter compared with the second: the first is for code that is compiled and caches that fill. */
const MOST_GROWTH = 1.1;

type Call = [url: string, options?: RequestInit];

interface Service {
  name: string;
  calls: Call[];
  /** Its resident memory now, in MB. */
  resident(): number;
}

/** What was seen of a service: the seconds from the start, and MB. */
type Samples = [number, number][];

function residentOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** What guests and the owner ask of each service, without the gateway and its cache. */
function servicesOf({ upstreams, parts }: Product, cookie: string): Service[] {
  const { menu, admin, ai } = upstreams;
  const asOwner = { headers: { Cookie: cookie } };
  const calls: Record<string, Call[]> = {
    menu: [
      [`http://${menu}/api/cocktails`],
      [`http://${menu}/api/cocktails`, asOwner],
      [`http://${menu}/api/whiskeys`],
    ],
    admin: [
      [`http://${admin}/api/admin/session`, asOwner],
      [`http://${admin}/api/admin/settings/accent_color`],
    ],
    ai: [
      [`http://${ai}/api/recommendations`, post({ description: 'something smoky, not sweet' })],
      [`http://${ai}/api/chat`, post({ message: 'What is in a Negroni?' })],
    ],
  };
  return Object.entries(calls).map(([name, own]) => ({
    name,
    calls: own,
    resident: () => residentOf(parts[name]?.pid),
  }));
}

/** Callers go round until the time is over; the services' memory is looked at meanwhile. */
async function watchUnderLoad(services: Service[]): Promise<{ watched: Samples[]; answers: number }> {
  const end = Date.now() + LASTS;
  let answers = 0;
  const caller = async ({ calls }: Service): Promise<void> => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      const answer = await fetch(...inTurn(calls, turn));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
      answers += 1;
    }
  };
  const callers = services.flatMap((service) => Array.from({ length: AT_ONCE }, () => caller(service)));
  const started = Date.now();
  const watch = async ({ resident }: Service): Promise<Samples> => {
    const samples: Samples = [];
    while (Date.now() < end) {
      samples.push([Math.round((Date.now() - started) / 1_000), resident()]);
      await sleep(EVERY);
    }
    return samples;
  };
  const [watched] = await Promise.all([Promise.all(services.map(watch)), ...callers]);
  return { watched, answers };
}

const megabytes = (size: number): string => `${Math.round(size)} MB`;

function row(name: string, idle = NaN, samples: Samples = []): Row {
  const sizes = samples.map(([, size]) => size);
  const quarter = (index: number): number =>
    median(sizes.slice(Math.floor((index * sizes.length) / 4), Math.ceil(((index + 1) * sizes.length) / 4)));
  const growth = quarter(3) / quarter(1);
  const most = Math.max(idle, quarter(3));
  return {
    what: `${name}, resident memory in the last quarter of ${LASTS / 60_000} minutes`,
    here: megabytes(quarter(3)),
    spread: `highest ${megabytes(Math.max(...sizes))}`,
    baseline: `idle ${megabytes(idle)}`,
    result: `${ratioText(growth)} of the second quarter`,
    goal: `≤ ${MOST_MB} MB, ≤ ${MOST_GROWTH} ×`,
    isMet: most <= MOST_MB && growth <= MOST_GROWTH,
    curve: samples,
  };
}

async function measure(say: Say): Promise<Row[]> {
  const stack = await useProduct('unlimited', say);
  const services = servicesOf(stack, await ownerCookie(stack));
  await sleep(SETTLES);
  const idle = services.map(({ resident }) => resident());
  const { watched, answers } = await watchUnderLoad(services);
  say(`     ${answers.toLocaleString('en')} answers`);
  return services.map(({ name }, index) => row(name, idle[index], watched[index]));
}

/** Memory of each service, idle and while guests and the owner keep asking. */
export const serviceMemory: Figure = {
  id: 'P18',
  title: 'memory of the services',
  measure,
  plot: { x: 'seconds', y: 'MB' },
};
