import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { FastPathHandlers, ServiceHealth, UnavailableException, type AdminSessions } from '@peanut/service';
import type { Request, Response } from 'express';
import type { ListBytes } from '../lists/cached-list.js';
import type { MenuListCache } from '../lists/menu-list-cache.js';
import { EventStreams } from './event-streams.js';

const MOST = 5_000;
const KEPT_FOR_OWNERS = 50;

/** As much of an answer as a stream needs. */
class Stream extends EventEmitter {
  status = 0;
  text = '';
  destroyed = false;
  /** Bytes that were written and not read. */
  writableLength = 0;

  writeHead(status: number): this {
    this.status = status;
    return this;
  }

  write(text: string | Buffer): void {
    this.text += String(text);
  }

  end(): void {
    this.emit('close');
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  /** The tags of the cocktails, in the order in which they were told. */
  get told(): string[] {
    return [...this.text.matchAll(/"cocktails":"(\w+)"/g)].map(([, tag = '']) => tag);
  }
}

/** The lists of a bar; each change of the cocktails is `v1`, `v2` … for guests and `own1`, `own2` … for the owner. */
class Lists {
  private version = 1;
  private hidden = 0;
  private tell: () => void = () => undefined;
  /** What the owner's list waits for. */
  reading = Promise.resolve();

  private bytes = (tag: string): ListBytes => ({ bytes: Buffer.alloc(0), tag, changes: '' });
  cachedBytes = (): ListBytes => this.bytes(`v${this.version}`);
  forVisitors = (): Promise<ListBytes> => Promise.resolve(this.cachedBytes());
  forAdmin = async (): Promise<ListBytes> => {
    const found = this.bytes(`own${this.version + this.hidden}`);
    await this.reading;
    return found;
  };
  onChange = (tell: () => void): void => void (this.tell = tell);

  change(): void {
    this.version += 1;
    this.tell();
  }

  changeHidden(): void {
    this.hidden += 1;
    this.tell();
  }
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

let lists: Lists;
let health: ServiceHealth;
let fastPath: FastPathHandlers;
let sessions: { active: boolean; isAdmin(): Promise<boolean>; isKnownAdmin(): Promise<boolean> };
let streams: EventStreams;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  lists = new Lists();
  health = new ServiceHealth({ version: '', revision: '' });
  fastPath = new FastPathHandlers(health);
  const isAdmin = () => Promise.resolve(sessions.active);
  sessions = { active: true, isAdmin, isKnownAdmin: isAdmin };
  streams = new EventStreams(
    lists as unknown as MenuListCache,
    sessions as unknown as AdminSessions,
    health,
    fastPath,
  );
});
afterEach(() => {
  streams.beforeApplicationShutdown();
  jest.useRealTimers();
});

const asked = (headers: Record<string, string> = {}) =>
  ({ method: 'GET', url: '/api/events', headers }) as unknown as IncomingMessage & Request;

/** A guest's stream; undefined when the framework has to answer. */
function guest(): Stream | undefined {
  const stream = new Stream();
  return fastPath.handle(asked(), stream as unknown as Response) === undefined ? undefined : stream;
}

async function owner(stream = new Stream()): Promise<Stream> {
  await streams.open(asked({ cookie: 'peanut_session=x' }), stream as unknown as Response);
  return stream;
}

it('takes 5,000 streams, keeps some more for owners, and refuses others until one ends', async () => {
  const first = guest();
  for (let count = 1; count < MOST; count += 1) guest();
  expect(guest()).toBeUndefined();
  const own = [];
  for (let count = 0; count < KEPT_FOR_OWNERS; count += 1) own.push(await owner());
  expect(own.every(({ status }) => status === 200)).toBe(true);
  await expect(owner()).rejects.toThrow(UnavailableException);
  own.forEach((stream) => stream.destroy());
  expect(guest()).toBeUndefined();
  first?.destroy();
  expect(guest()?.status).toBe(200);
});

it('does not count who leaves while the session is looked up', async () => {
  for (let count = 1; count < MOST; count += 1) guest();
  const gone = new Stream();
  const opening = owner(gone);
  gone.destroy();
  await opening;
  expect(gone.status).toBe(0);
  expect(guest()?.status).toBe(200);
});

it('begins no stream while the service stops, and ends those that are open', async () => {
  const open = [guest(), await owner()];
  const ended = open.map((stream) => stream && new Promise((resolve) => stream.once('close', resolve)));
  health.stop();
  await Promise.all(ended);
  expect(guest()).toBeUndefined();
  await expect(owner()).rejects.toThrow(UnavailableException);
});

it('shows life within 25 seconds, over and over', async () => {
  const open = [guest(), await owner()];
  for (let seconds = 25; seconds <= 100; seconds += 25) {
    const before = open.map((stream) => stream?.text.length ?? 0);
    jest.advanceTimersByTime(25_000);
    open.forEach((stream, index) => expect(stream?.text.slice(before[index])).toMatch(/^(?::.*\n\n)+$/));
  }
});

it('drops who reads nothing, and goes on for the others', async () => {
  const [deaf, slow, good] = [guest(), guest(), guest()];
  if (deaf) deaf.writableLength = 65 * 1024;
  if (slow) slow.writableLength = 63 * 1024;
  lists.change();
  await turns();
  expect([deaf?.destroyed, slow?.destroyed]).toEqual([true, false]);
  expect([deaf?.told, slow?.told, good?.told]).toEqual([['v1'], ['v1', 'v2'], ['v1', 'v2']]);
});

it('tells changes that come together once, the last state of them', async () => {
  const [visitor, own] = [guest(), await owner()];
  lists.change();
  lists.change();
  await turns();
  expect(visitor?.told).toEqual(['v1', 'v3']);
  expect(own.told).toEqual(['own1', 'own3']);
});

it('tells guests nothing of a change that they do not see', async () => {
  const [visitor, own] = [guest(), await owner()];
  lists.changeHidden();
  await turns();
  expect(visitor?.told).toEqual(['v1']);
  expect(own.told).toEqual(['own1', 'own2']);
  lists.change();
  await turns();
  expect(visitor?.told).toEqual(['v1', 'v2']);
});

it('begins the owner’s stream by the lists after a change that came while they were read', async () => {
  let answer: () => void = () => undefined;
  lists.reading = new Promise((resolve) => (answer = resolve));
  const stream = new Stream();
  const opening = owner(stream);
  await turns();
  lists.change();
  await turns();
  answer();
  await opening;
  expect(stream.told).toEqual(['own2']);
});

it('reads the owner’s lists once a change, however many pages listen', async () => {
  const pages = [await owner(), await owner(), await owner()];
  const read = jest.spyOn(lists, 'forAdmin');
  lists.change();
  await turns();
  expect(pages.map(({ told }) => told.at(-1))).toEqual(['own2', 'own2', 'own2']);
  expect(read).toHaveBeenCalledTimes(2);
});

it('tells a session that has ended of the guests’ lists', async () => {
  const stream = await owner();
  sessions.active = false;
  lists.change();
  await turns();
  expect(stream.told).toEqual(['own1', 'v2']);
});
