import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { ListName, ListTags } from '@peanut/contracts';
import {
  AdminSessions,
  FastPathHandlers,
  SECURITY_HEADERS,
  ServiceHealth,
  UnavailableException,
  mayCarrySession,
  requestIdOf,
} from '@peanut/service';
import type { Request, Response } from 'express';
import type { ListTable } from '../lists/list-sql.js';
import { MenuListCache } from '../lists/menu-list-cache.js';

const PATH = '/api/events';
const MOST_STREAMS = 5_000;
/** Beyond all of them, so that guests' streams leave room for the owner's. */
const KEPT_FOR_OWNERS = 50;
/** Shorter than the silence after which gateways and phones give a connection up, in milliseconds. */
const SIGN_OF_LIFE_EVERY = 20_000;
/** Milliseconds after which a browser asks again for a stream that broke. */
const RETRY = 3_000;
/** A guest who reads so little of what was sent is gone, in bytes. */
const MOST_UNREAD = 64 * 1024;

const HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  Vary: 'Cookie',
  // Tells proxies to pass each event on at once.
  'X-Accel-Buffering': 'no',
};

const TABLES: Record<ListName, ListTable> = {
  cocktails: 'cocktails',
  whiskeys: 'whiskeys',
  'spirit-options': 'spirit_options',
  pages: 'pages',
};
const NAMES = Object.keys(TABLES) as ListName[];

const event = (tags: ListTags): string => `event: lists\ndata: ${JSON.stringify(tags)}\n\n`;

/** Tells every open page which version of each list there is, at the beginning and whenever one has another for it. */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger('EventStreams');
  /** With the event that each was told last. */
  private readonly visitors = new Map<ServerResponse, string>();
  /** With the request as well, because a session may end before its stream. */
  private readonly owners = new Map<Response, { request: Request; told: string }>();
  private readonly timer = setInterval(() => this.showLife(), SIGN_OF_LIFE_EVERY);
  private isAnnouncing = false;
  private ownersTags: Promise<ListTags> | undefined;

  constructor(
    private readonly lists: MenuListCache,
    private readonly sessions: AdminSessions,
    private readonly health: ServiceHealth,
    fastPath: FastPathHandlers,
  ) {
    fastPath.add(PATH, (request, response) => this.openForVisitor(request, response));
    lists.onChange(() => this.announceSoon());
    health.onStop(() => this.endAll());
  }

  /** Before the server waits for its last answer. */
  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.endAll();
  }

  /**
   * For callers that may be the owner, and while memory is empty.
   * @throws UnavailableException while there is nothing to tell, or there are too many streams
   */
  async open(request: Request, response: Response): Promise<void> {
    if (request.method === 'HEAD') return void response.writeHead(200, HEADERS).end();
    const isOwner = await this.sessions.isKnownAdmin(request);
    const tags = await (isOwner ? this.tagsForOwners() : this.tagsForVisitors());
    // Who left meanwhile will not leave again.
    if (response.destroyed) return;
    if (this.isFull(isOwner ? KEPT_FOR_OWNERS : 0))
      throw new UnavailableException('Too many pages listen just now. Yours works without.');
    const told = event(tags);
    if (isOwner) {
      this.owners.set(response, { request, told });
      response.once('close', () => this.owners.delete(response));
    } else this.addVisitor(response, told);
    begin(response, request, told);
  }

  /** Answers from memory, without the framework's objects for each of thousands of streams. */
  private openForVisitor(request: IncomingMessage, response: ServerResponse): number | undefined {
    const tags = this.cachedTags();
    if (!tags || mayCarrySession(request.headers.cookie) || this.isFull()) return undefined;
    const told = event(tags);
    this.addVisitor(response, told);
    begin(response, request, told);
    return 200;
  }

  private addVisitor(response: ServerResponse, told: string): void {
    this.visitors.set(response, told);
    response.once('close', () => this.visitors.delete(response));
  }

  private isFull(kept = 0): boolean {
    return this.health.isStopping || this.visitors.size + this.owners.size >= MOST_STREAMS + kept;
  }

  private tagsInMemory(): ListTags {
    const tags = NAMES.map((name) => [name, this.lists.cachedBytes(TABLES[name])?.tag ?? '']);
    return Object.fromEntries(tags) as ListTags;
  }

  /** Undefined while a list was never read. */
  private cachedTags(): ListTags | undefined {
    const isRead = NAMES.every((name) => this.lists.cachedBytes(TABLES[name]));
    return isRead ? this.tagsInMemory() : undefined;
  }

  private async tagsForVisitors(): Promise<ListTags> {
    await Promise.all(NAMES.map((name) => this.lists.forVisitors(TABLES[name])));
    return this.tagsInMemory();
  }

  /** Read once after each change, however many owners listen; again when a change came meanwhile. */
  private async tagsForOwners(): Promise<ListTags> {
    const reading = (this.ownersTags ??= this.readOwnersTags());
    try {
      const tags = await reading;
      return reading === this.ownersTags ? tags : await this.tagsForOwners();
    } catch (error) {
      if (reading === this.ownersTags) this.ownersTags = undefined;
      throw error;
    }
  }

  private async readOwnersTags(): Promise<ListTags> {
    const [tags, cocktails, whiskeys] = await Promise.all([
      this.tagsForVisitors(),
      this.lists.forAdmin('cocktails'),
      this.lists.forAdmin('whiskeys'),
    ]);
    return { ...tags, cocktails: cocktails.tag, whiskeys: whiskeys.tag };
  }

  /** Changes that come together are told together. */
  private announceSoon(): void {
    this.ownersTags = undefined;
    if (this.isAnnouncing) return;
    this.isAnnouncing = true;
    setImmediate(() => {
      this.isAnnouncing = false;
      this.announce();
    });
  }

  private announce(): void {
    const tags = this.cachedTags();
    if (!tags) return;
    const text = event(tags);
    const bytes = Buffer.from(text);
    for (const [response, told] of this.visitors) {
      // A change of what guests do not see is nothing to them.
      if (told === text) continue;
      this.visitors.set(response, text);
      send(response, bytes);
    }
    for (const response of this.owners.keys()) void this.tellOwner(response, text);
  }

  /** A session that cannot be checked is told nothing: its lists cannot be asked for either. */
  private async tellOwner(response: Response, visitorsText: string): Promise<void> {
    const own = this.owners.get(response);
    if (!own) return;
    try {
      const isOwner = await this.sessions.isAdmin(own.request);
      const text = isOwner ? event(await this.tagsForOwners()) : visitorsText;
      if (own.told === text) return;
      own.told = text;
      send(response, text);
    } catch (error) {
      this.logger.warn(`An owner's page was not told of a change: ${(error as Error).message}`);
    }
  }

  private showLife(): void {
    for (const response of [...this.visitors.keys(), ...this.owners.keys()]) send(response, ':\n\n');
  }

  private endAll(): void {
    for (const response of [...this.visitors.keys(), ...this.owners.keys()]) response.end();
  }
}

function begin(response: ServerResponse, request: IncomingMessage, told: string): void {
  response.writeHead(200, { ...HEADERS, 'X-Request-Id': requestIdOf(request) });
  response.write(`retry: ${RETRY}\n${told}`);
}

function send(response: ServerResponse, text: string | Buffer): void {
  if (response.writableLength > MOST_UNREAD) response.destroy();
  else response.write(text);
}
