import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { effort } from '../../lib/effort.mjs';
import { median, ratioText } from '../../../proof/results/numbers.mjs';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { useProduct } from '../../lib/product.mjs';

const SETTLES = effort(10_000, 100);
const LASTS = effort(600_000, 500);
const EVERY = effort(10_000, 50);
const AT_ONCE = 4;
const MOST_MB = 130;
/** The last quarter beside the second: the first is for code that is compiled and caches that fill. */
const MOST_GROWTH = 1.1;

const residentOf = ({ pid }) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

const post = (body) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** What guests and the owner ask of each service, without the gateway and its cache. */
function callsOf({ upstreams: { menu, admin, ai } }, cookie) {
  const asOwner = { headers: { Cookie: cookie } };
  return {
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
}

/** Callers go round until the time is over; the services' memory is looked at meanwhile. */
async function watchUnderLoad(services, calls) {
  const end = Date.now() + LASTS;
  let answers = 0;
  const caller = async (own) => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      const answer = await fetch(...own[turn % own.length]);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${own[turn % own.length][0]} answered ${answer.status}.`);
      answers += 1;
    }
  };
  const callers = Object.values(calls).flatMap((own) => Array.from({ length: AT_ONCE }, () => caller(own)));
  const samples = Object.fromEntries(Object.keys(services).map((name) => [name, []]));
  const started = Date.now();
  const looking = (async () => {
    while (Date.now() < end) {
      for (const [name, part] of Object.entries(services))
        samples[name].push([Math.round((Date.now() - started) / 1_000), residentOf(part)]);
      await sleep(EVERY);
    }
  })();
  await Promise.all([looking, ...callers]);
  return { samples, answers };
}

const megabytes = (size) => `${Math.round(size)} MB`;

function row(name, idle, samples) {
  const sizes = samples.map(([, size]) => size);
  const quarter = (index) =>
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

async function measure(say) {
  const stack = await useProduct('unlimited', say);
  const { menu, admin, ai } = stack.parts;
  const services = { menu, admin, ai };
  const calls = callsOf(stack, await ownerCookie(stack));
  await sleep(SETTLES);
  const idle = Object.fromEntries(Object.entries(services).map(([name, part]) => [name, residentOf(part)]));
  const { samples, answers } = await watchUnderLoad(services, calls);
  say(`     ${answers.toLocaleString('en')} answers`);
  return Object.keys(services).map((name) => row(name, idle[name], samples[name]));
}

/** Memory of each service, idle and while guests and the owner keep asking. */
export const serviceMemory = {
  id: 'P18',
  title: 'memory of the services',
  measure,
  plot: { x: 'seconds', y: 'MB' },
};
