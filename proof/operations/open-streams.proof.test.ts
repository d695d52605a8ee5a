import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@peanut/service/testing';
import { openStream } from '../../shell/src/live/change-stream.js';
import { ownerCookie } from '../lib/owner.mjs';
import { startStack } from '../stack/stack.mjs';
import { EventSourceOf } from './support/event-source.js';

type Stack = Awaited<ReturnType<typeof startStack>>;

const STREAMS = Number(process.env['STREAMS'] ?? 1_000);
/** Milliseconds for which the menu service is away. */
const OUTAGES = process.env['LONG_OUTAGE'] ? [1_000, 7_000, 40_000] : [1_000, 7_000];
const FIRST_PAUSE = 3_000;
const LONGEST_PAUSE = 30_000;
const PATIENCE = 240_000;

jest.setTimeout(2 * PATIENCE);

/** What each page was told last; undefined while its stream is lost. */
let told: (string | undefined)[];
/** How long pages waited before they asked again. */
let pauses: number[];
let opened: number;
let stack: Stack;
let pages: (() => void)[];

/** What a page has of a browser. */
function makeBrowser(): void {
  class CountedSource extends EventSourceOf {
    constructor(path: string) {
      super(stack.baseUrl + path);
      opened += 1;
    }
  }
  const window = {
    clearTimeout,
    setTimeout: (work: () => void, pause: number) => {
      pauses.push(pause);
      return setTimeout(work, pause);
    },
  };
  Object.assign(globalThis, { EventSource: CountedSource, window });
}

async function expectAllTold(): Promise<void> {
  const tag = await changeMenu();
  const isTold = (): boolean => told.every((tags) => tags?.includes(tag));
  await until(isTold, 'every page is told', PATIENCE);
}

let changes = 0;
/** Another name for the first drink; the tag of the list that has it. */
async function changeMenu(): Promise<string> {
  const list = `${stack.baseUrl}/api/cocktails`;
  const headers = { 'Content-Type': 'application/json', Cookie: await ownerCookie(stack) };
  const [drink] = (await (await fetch(list)).json()) as { id: string }[];
  changes += 1;
  const change = { method: 'PATCH', headers, body: JSON.stringify({ name: `Drink ${changes}` }) };
  expect((await fetch(`${list}/${drink?.id}`, change)).status).toBe(200);
  const { headers: given } = await fetch(list, { headers: { 'Cache-Control': 'no-cache' } });
  const tag = (given.get('etag') ?? '').replace(/^W\/|"/g, '');
  expect(tag).not.toBe('');
  return tag;
}

const isLost = (): boolean => told.every((tags) => tags === undefined);
const isBack = (): boolean => told.every((tags) => tags !== undefined);

/** Takes the part away for so long, and waits for all pages to be back; the pauses that they made. */
async function without(part: 'menu' | 'gateway', outage: number): Promise<number[]> {
  pauses = [];
  await stack.parts[part]?.kill();
  await until(isLost, 'every page lost its stream', PATIENCE);
  await sleep(outage);
  stack.parts[part]?.start();
  await until(isBack, 'every page has a stream again', PATIENCE);
  return pauses;
}

describe.each(['nginx', 'embedded'])(`${STREAMS} pages behind the %s gateway`, (gateway) => {
  beforeAll(async () => {
    [told, pauses, opened] = [Array.from({ length: STREAMS }), [], 0];
    stack = await startStack({ gateway });
    makeBrowser();
    pages = told.map((_, page) => openStream((tags) => (told[page] = tags)));
    await until(isBack, 'every page has a stream', PATIENCE);
  });
  afterAll(async () => {
    for (const close of pages) close();
    await stack.stop();
  });

  it.each(OUTAGES)(
    'are told of changes again after the menu service was killed for %d ms',
    async (outage) => {
      const waited = await without('menu', outage);
      expect(waited.slice(0, STREAMS)).toEqual(told.map(() => FIRST_PAUSE));
      // Who was refused asks again at another moment than the others.
      const later = waited.slice(STREAMS);
      expect(later.every((pause) => pause >= FIRST_PAUSE && pause <= LONGEST_PAUSE)).toBe(true);
      expect(new Set(later.map(Math.round)).size).toBeGreaterThanOrEqual(later.length / 4);
      await expectAllTold();
    },
  );

  it('are told of changes again after the gateway was replaced', async () => {
    await without('gateway', 0);
    await expectAllTold();
  });

  it('ask for nothing while their streams stand', async () => {
    pauses = [];
    const before = opened;
    await expectAllTold();
    await sleep(LONGEST_PAUSE);
    expect([opened - before, pauses.length]).toEqual([0, 0]);
  });
});
