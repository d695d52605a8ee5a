import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { cookieAfter, ownerCookie, untilNotBusy } from '../../../proof/lib/owner.mjs';
import { milliseconds, percentile, ratioText } from '../../../proof/results/numbers.mjs';
import { effort } from '../../lib/effort.js';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct, type Product } from '../../lib/product.js';
import type { Told } from '../../lib/services/hostile-guest.mjs';
import { startLone, type Lone } from '../../lib/services/lone-process.js';

const CONNECTIONS = 64;
const ROUNDS = effort(60);
/** Enough for a 99th percentile; a login takes half a second, and is asked for once a round. */
const CALLS_A_ROUND = { list: 5, save: 5, session: 5, login: 1 };
type Name = keyof typeof CALLS_A_ROUND;
const NAMES = Object.keys(CALLS_A_ROUND) as Name[];
type Calls = Record<Name, () => Promise<Response>>;
/** The 99th percentile of a call's times, in milliseconds. */
type Slowest = (name: Name) => number;

const MOST = 3;
const LARGEST_ANSWER = 4_096;
const GATEWAY = fileURLToPath(new URL('../../../gateway/dist/main.js', import.meta.url));
const GUEST = fileURLToPath(new URL('../../lib/services/hostile-guest.mjs', import.meta.url));

interface Owner {
  cookie: string;
  password: string;
}

interface Drink {
  id: string;
  description: string;
}

interface Gateway {
  name: string;
  baseUrl: string;
  owner: Owner;
}

/** The embedded gateway before the same services, as `npm start` has it. */
async function startEmbedded({ upstreams, folder }: Product): Promise<Lone> {
  const [port = NaN] = await freePorts(1);
  const env = Object.fromEntries(
    Object.entries(upstreams).map(([name, address]) => [`${name.toUpperCase()}_UPSTREAM`, address]),
  );
  const logFile = join(folder, 'logs/embedded-gateway.log');
  return startLone(GATEWAY, { env, port, readyPath: '/api/cocktails', logFile });
}

/** What an owner does, by name. A login ends the session that it comes with: the owner goes on with the new one. */
function ownersCalls(baseUrl: string, owner: Owner, drink: Drink): Calls {
  const call = (method: string, path: string, body?: object) => (): Promise<Response> =>
    fetch(baseUrl + path, {
      method,
      headers: { Cookie: owner.cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    list: call('GET', '/api/cocktails'),
    save: call('PATCH', `/api/cocktails/${drink.id}`, { description: drink.description }),
    session: call('GET', '/api/admin/session'),
    async login() {
      const answer = await call('POST', '/api/admin/verify', { password: owner.password })();
      if (answer.ok) owner.cookie = cookieAfter(answer);
      return answer;
    },
  };
}

/** Makes all calls, round after round. Throws when one is not answered well. */
async function slowest(calls: Calls): Promise<Slowest> {
  const times: Record<Name, number[]> = { list: [], save: [], session: [], login: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of NAMES.flatMap((each) => Array<Name>(CALLS_A_ROUND[each]).fill(each))) {
      const started = performance.now();
      const answer = await untilNotBusy(calls[name]);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The owner's ${name} answered ${answer.status}.`);
      times[name].push(performance.now() - started);
    }
  return (name) => percentile(times[name], 0.99);
}

/** Runs the work while a guest sends hostile bodies; returns its outcome and what the guest was answered. */
async function withGuest<T>(baseUrl: string, work: () => Promise<T>): Promise<{ outcome: T; told: Told }> {
  const guest = fork(GUEST, [baseUrl, String(CONNECTIONS)]);
  try {
    const outcome = await work();
    guest.send('tell');
    const [told] = (await once(guest, 'message')) as [Told];
    return { outcome, told };
  } finally {
    guest.kill();
  }
}

async function measureGateway({ name, baseUrl, owner }: Gateway, say: Say): Promise<Row[]> {
  const [drink] = (await (await fetch(`${baseUrl}/api/cocktails`)).json()) as [Drink];
  const calls = ownersCalls(baseUrl, owner, drink);
  await slowest(calls);
  const quiet = await slowest(calls);
  const { outcome, told } = await withGuest(baseUrl, () => slowest(calls));
  say(`  ${name}: ${told.sent} hostile bodies, answered ${JSON.stringify(told.statuses)}`);
  const rows = NAMES.map((call) => ({
    what: `${name}, owner's ${call}, 99th percentile`,
    here: milliseconds(outcome(call)),
    baseline: `quiet ${milliseconds(quiet(call))}`,
    result: ratioText(outcome(call) / quiet(call)),
    goal: `≤ ${MOST} ×`,
    isMet: outcome(call) <= MOST * quiet(call),
  }));
  return [
    ...rows,
    {
      what: `${name}, largest answer to a bad body`,
      here: `${told.largest} bytes`,
      goal: `≤ ${LARGEST_ANSWER} bytes`,
      isMet: told.largest <= LARGEST_ANSWER,
    },
  ];
}

async function measure(say: Say): Promise<Row[]> {
  const stack = await useProduct('seeded', say);
  const embedded = await startEmbedded(stack);
  try {
    // Once, before the guest: the guest's address is the owner's too, and only a known device is let in after that.
    const owner = { cookie: await ownerCookie(stack), password: stack.adminPassword };
    return [
      ...(await measureGateway({ name: 'nginx', baseUrl: stack.baseUrl, owner }, say)),
      ...(await measureGateway({ name: 'embedded', baseUrl: embedded.url, owner }, say)),
    ];
  } finally {
    await embedded.stop();
  }
}

/** What an owner waits for while 64 connections of a guest send the worst bodies there are. */
export const hostileBodies: Figure = {
  id: 'P22',
  title: 'the owner beside 64 connections of hostile bodies',
  measure,
};
