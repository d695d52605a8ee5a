// A mixed load for an hour, or SOAK_MINUTES.  SOAK_MINUTES=15 node proof/run.mjs soak [--keep]
import { setTimeout as sleep } from 'node:timers/promises';
import { call, post, type Answer } from '../lib/call.js';
import { Guests, type Visit } from '../lib/guests.js';
import { Memory } from '../lib/memory.js';
import { partsBelow } from '../lib/processes.js';
import { COLLECTS, startNginx, type Product } from '../lib/products.js';
import { commandLine, numberFrom, say, sayCount, using } from '../lib/program.js';
import { faultsOfResources, readResources } from '../lib/resources.js';
import { SavingOwner } from '../lib/saving-owner.js';
import { OwnersChores } from './chores.js';
import { OpenPages } from './open-pages.js';
import { keepSoak, type Sample } from './results.js';

/** Samples of a whole run, and ms between two at least. */
const SAMPLES = 240;
const SHORTEST_PAUSE = 2_000;
/** Between two calls of a guest, two rounds of the owner's saves, and two of the chores, in ms. */
const PAUSES = { guests: 700, saves: 8_000, chores: 20_000 };
/** So many answers a minute are the load, with the pauses above; a machine may be as slow as a tenth. */
const LEAST = { guests: 25, saves: 3, chores: 0.3 };
/** Pages that listen for changes all the time. */
const OPEN_PAGES = 50;
/** MB on the disk: the logs end at 10 a part; a change and a picture in all its widths take their room. */
const mayGrow = (changes: number, pictures: number): number => 60 + changes * 0.02 + pictures * 1.5;

const minutes = numberFrom('SOAK_MINUTES', 60);
const duration = minutes * 60_000;

type Check = [name: string, faults: string[]];

/** What guests do besides opening pages: pictures, talks as they stream, and lists as browsers ask for them again. */
function visits(product: Product, chores: OwnersChores): Visit[] {
  const tags = new Map<string, string>();
  const listAgain = (path: string): Visit => ({
    name: `${path} again`,
    async ask() {
      const headers = { 'If-None-Match': tags.get(path) ?? '"none"' };
      const answer = await call(product.baseUrl + path, { headers });
      tags.set(path, answer.headers.get('etag') ?? '');
      return answer;
    },
    isRight: ({ status, text }) => status === 304 || text.startsWith('['),
  });
  const picture = (path: () => string): Visit => ({
    name: 'picture',
    ask: () => call(product.baseUrl + path()),
    isRight: ({ headers }) => headers.get('content-type') === 'image/webp',
  });
  const stream = { method: 'POST', body: '{"message":"What is in a Negroni?"}' };
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
  const wish = { description: 'like an Old Fashioned, without bourbon' };
  return [
    ...['/api/cocktails', '/api/whiskeys', '/api/pages', '/api/spirit-options'].map(listAgain),
    picture(() => '/images/owners-800.webp'),
    picture(() => chores.picture ?? '/images/owners-800.webp'),
    {
      name: 'streamed talk',
      ask: () => call(`${product.baseUrl}/api/chat`, { ...stream, headers }),
      isRight: ({ text }) => text.length > 20,
    },
    {
      name: 'recommendations',
      ask: () => post(product, '/api/recommendations', wish),
      isRight: ({ text }: Answer) => text.includes('"name"'),
    },
  ];
}

/** Guests, talks, open pages and an owner on the product behind nginx with Postgres and Redis. */
async function soak(product: Product): Promise<void> {
  const owner = new SavingOwner(product, 1, PAUSES.saves);
  await owner.logIn();
  const pages = new OpenPages(product, OPEN_PAGES);
  await pages.untilOpen();
  const memory = await Memory.of(product, duration);
  const resources = await readResources(product);
  const started = performance.now();
  const sample = async (): Promise<Sample> => ({
    minute: Math.round((performance.now() - started) / 60) / 1_000,
    parts: partsBelow(product.pid),
    resources: await readResources(product),
  });
  const samples = [await sample()];
  const chores = new OwnersChores(product, owner.cookie);
  const guests = new Guests(product, visits(product, chores), PAUSES.guests);
  owner.start();
  const isOver = (): boolean => performance.now() - started > duration;
  const doChores = async (): Promise<void> => {
    for (; !isOver(); await sleep(PAUSES.chores)) await chores.doAll();
  };
  const watch = async (): Promise<void> => {
    while (!isOver()) {
      await sleep(Math.max(SHORTEST_PAUSE, duration / SAMPLES));
      pages.comeAndGo();
      samples.push(await sample());
      await memory.sample(performance.now() - started);
    }
  };
  await Promise.all([doChores(), watch()]);
  await Promise.all([owner.stop(), guests.stop()]);
  const { lost, twice } = await owner.verify();
  const { seen } = owner;
  const load = { guests: guests.problems.answers, saves: seen.saved, chores: chores.done };
  const names = ['guests', 'saves', 'chores'] as const;
  const parts = await memory.faultsAfter();
  const held = await faultsOfResources(product, resources, mayGrow(seen.saved, chores.done));
  const checks: Check[] = [
    ['every answer is as it should be', [...wrongAnswers(guests, owner), ...chores.errors]],
    [
      'the load was enough',
      names.flatMap((name) => (load[name] < LEAST[name] * minutes ? [`only ${load[name]} ${name}`] : [])),
    ],
    ['what was acknowledged is there, and once', [...lost, ...twice]],
    ['every open page was told of the changes', await pages.faultsAfter()],
    ['no part was started again or grew', parts],
    ['connections and disk are within bounds', held.faults],
  ];
  say(
    `${load.guests} answers to guests, ${pages.opened} open pages, ${load.saves} changes, ${load.chores} chores; ${seen.again} sent again`,
  );
  memory.lines().forEach(say);
  checks.forEach(tellCheck);
  const counts = { minutes, calls: load.guests, writes: seen.saved, again: seen.again };
  const wrong = checks[0]?.[1].length ?? 0;
  if (commandLine().keeps)
    await keepSoak({ ...counts, wrong, lost: lost.length + twice.length, memory, samples });
  const failed = checks.filter(([, faults]) => faults.length > 0).length;
  sayCount(checks.length - failed, failed);
}

function tellCheck([name, faults]: Check): void {
  say(`${faults.length > 0 ? 'FAILED' : 'ok    '}  ${name}`);
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
}

/** A product at rest refuses nobody but those who wait: 429 and 503 of the owner's calls are sent again. */
function wrongAnswers({ problems }: Guests, { seen }: SavingOwner): string[] {
  const refusals = problems.refusals > 0 ? [`${problems.refusals} refusals (${problems.lastRefusal})`] : [];
  return [...problems.lines(), ...refusals, ...seen.problems.lines(), ...seen.refused];
}

say(`SOAK_MINUTES=${minutes}`);
await using(await startNginx({ ...COLLECTS, LOG_LEVEL: 'info' }), soak);
