import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { API } from '@peanut/contracts';
import {
  AdminSessions,
  FastPathHandlers,
  SECURITY_HEADERS,
  isNotModified,
  mayCarrySession,
  requestIdOf,
} from '@peanut/service';
import type { Request, Response } from 'express';
import { HAS_HIDDEN, type ListTable } from './list-sql.js';
import { MenuListCache } from './menu-list-cache.js';
import type { ListBytes } from './cached-list.js';

const PATHS: Record<ListTable, string> = {
  cocktails: API.cocktails,
  whiskeys: API.whiskeys,
  spirit_options: API.spiritOptions,
  pages: API.pages,
};

/** Browsers keep the visitors' list and ask each time whether it is still the one. */
const VISITOR_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Cookie',
};

interface ReadyHeaders {
  ok: string[];
  notModified: string[];
}

function readyHeaders({ bytes, tag }: ListBytes): ReadyHeaders {
  const notModified = Object.entries({ ...VISITOR_HEADERS, ETag: tag }).flat();
  return { ok: [...notModified, 'Content-Length', String(bytes.length)], notModified };
}

@Injectable()
export class ListResponder {
  /** Headers are the same for every answer with the same bytes: they are put together once. */
  private readonly headers = new WeakMap<ListBytes, ReadyHeaders>();

  constructor(
    private readonly lists: MenuListCache,
    private readonly sessions: AdminSessions,
    fastPath: FastPathHandlers,
  ) {
    for (const list of Object.keys(PATHS) as ListTable[])
      fastPath.add(PATHS[list], (request, response) => this.answerFromMemory(list, request, response));
  }

  /** For callers that may be the owner, and while memory is empty. */
  async answer(list: ListTable, request: Request, response: Response): Promise<void> {
    const admin = await this.isAdmin(list, request);
    const found = admin ? await this.lists.forAdmin(list) : await this.lists.forVisitors(list);
    const own = mayCarrySession(request.headers.cookie);
    response.setHeader('Vary', 'Cookie');
    response.setHeader('Cache-Control', own ? 'private, no-store' : 'no-cache');
    response.setHeader('ETag', found.tag);
    if (isNotModified(request.headers['if-none-match'], found.tag)) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', found.bytes.length);
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  }

  /**
   * Where items can be hidden, a session that cannot be checked gets no list: an order made from the visitors' list
   * would forget the hidden ones.
   */
  private isAdmin(list: ListTable, request: Request): Promise<boolean> {
    return HAS_HIDDEN[list] ? this.sessions.isAdmin(request) : this.sessions.isKnownAdmin(request);
  }

  /** Answers from memory without routing or parsing. */
  private answerFromMemory(
    list: ListTable,
    request: IncomingMessage,
    response: ServerResponse,
  ): number | undefined {
    const cached = this.lists.cachedBytes(list);
    if (!cached || mayCarrySession(request.headers.cookie)) return undefined;
    const headers = this.headersOf(cached);
    response.setHeader('X-Request-Id', requestIdOf(request));
    if (isNotModified(request.headers['if-none-match'], cached.tag)) {
      response.writeHead(304, headers.notModified).end();
      return 304;
    }
    response.writeHead(200, headers.ok).end(cached.bytes);
    return 200;
  }

  private headersOf(cached: ListBytes): ReadyHeaders {
    const known = this.headers.get(cached);
    if (known) return known;
    const made = readyHeaders(cached);
    this.headers.set(cached, made);
    return made;
  }
}
