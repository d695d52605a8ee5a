import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sendError } from '../edge/errors.js';
import type { Exchange } from '../edge/exchange.js';
import { STALE_IF_AWAY } from '../edge/limits.js';
import { forwardedHeaders, NOT_PASSED_ON } from './forwarded-headers.js';
import { GATEWAY_HEADERS } from '../edge/security-headers.js';
import { SharedBody, sendShared } from '../edge/shared-body.js';

/**
 * Milliseconds for which a copy is fresh, may still be shown while a new one is fetched, and may stand in for a service that
 * is away. Whoever comes later than the first two waits for a new one: no guest's list is older than a second.
 */
const FRESH = 800;
const STALE_WHILE_FETCHING = 200;

/** A session sees hidden items: its answers are never shared. */
export const SESSION = /(?:^|;\s*)(?:__Host-)?peanut_session=/;

/** A list as its service answered it to a guest. */
interface Copy {
  status: number;
  headers: IncomingHttpHeaders;
  body: SharedBody;
  /** When it was asked for: what was written since is not in it. */
  askedAt: number;
}

/** Whether the request is a guest's for a whole list. A session sees hidden items: its answers are never shared. */
export function isForGuests({ req }: Exchange): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  return isRead && !SESSION.test(req.headers.cookie ?? '') && !req.url?.includes('?');
}

/**
 * The guests' lists, asked for about once a second however many guests ask. One entry for each of the routes' lists;
 * nginx has the same rules in servers/gateway.conf.
 */
export class ListCache {
  private readonly copies = new Map<string, Copy>();
  private readonly fetches = new Map<string, Promise<Copy>>();

  /** @param timeout milliseconds that the service has for the whole answer */
  constructor(
    private readonly upstream: string,
    private readonly timeout: number,
  ) {}

  async answer(exchange: Exchange): Promise<void> {
    const copy = await this.copyFor(exchange).catch(() => undefined);
    if (copy) await sendCopy(exchange, copy);
    else sendError(exchange, 503);
  }

  private async copyFor(exchange: Exchange): Promise<Copy> {
    if (exchange.req.headers['cache-control']?.includes('no-cache')) return this.fetchAnew(exchange);
    const known = this.copies.get(exchange.path);
    const age = known ? performance.now() - known.askedAt : Infinity;
    if (known && age < FRESH) return known;
    const fetched = this.fetchOnce(exchange);
    if (!known || age > STALE_IF_AWAY * 1_000) return fetched;
    const orKnown = fetched.then(
      (copy) => (copy.status >= 500 ? known : copy),
      () => known,
    );
    return age < FRESH + STALE_WHILE_FETCHING ? known : orKnown;
  }

  /** For a page that was told of a change: what was asked for before may not have it. */
  private async fetchAnew(exchange: Exchange): Promise<Copy> {
    await this.fetches.get(exchange.path)?.catch(() => undefined);
    return this.fetchOnce(exchange);
  }

  private fetchOnce(exchange: Exchange): Promise<Copy> {
    const { path } = exchange;
    const running = this.fetches.get(path);
    if (running) return running;
    const fetched = this.fetch(exchange, this.copies.get(path)).finally(() => this.fetches.delete(path));
    this.fetches.set(path, fetched);
    fetched.then(
      (copy) => copy.status === 200 && this.copies.set(path, copy),
      () => undefined,
    );
    return fetched;
  }

  /** The list as it is now; one that has not changed keeps its compressed forms. */
  private fetch(exchange: Exchange, known: Copy | undefined): Promise<Copy> {
    const { host, ...headers } = forwardedHeaders(exchange);
    const askedAt = performance.now();
    const told = Object.entries(headers).filter(([name]) => name.startsWith('x-'));
    return new Promise((resolve, reject) => {
      const asked = request(`http://${this.upstream}${exchange.path}`, {
        headers: {
          ...Object.fromEntries(told),
          host,
          'accept-encoding': 'identity',
          ...(known?.headers.etag && { 'if-none-match': known.headers.etag }),
        },
        agent: false,
        signal: AbortSignal.timeout(this.timeout),
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const { statusCode: status = 502, headers: given } = answer;
        const read = async (bytes: Buffer): Promise<Copy> => {
          if (status === 304 && known) return { ...known, askedAt };
          const body = (await known?.body.replacedBy(bytes)) ?? new SharedBody(bytes);
          return { status, headers: given, body, askedAt };
        };
        buffer(answer).then(read).then(resolve, reject);
      });
      asked.end();
    });
  }
}

async function sendCopy({ req, res }: Exchange, copy: Copy): Promise<void> {
  for (const [name, value] of Object.entries(copy.headers)) {
    if (value !== undefined && !NOT_PASSED_ON.has(name) && !GATEWAY_HEADERS.has(name))
      res.setHeader(name, value);
  }
  res.statusCode = copy.status;
  if (copy.status === 200) {
    res.setHeader('cache-control', 'no-cache');
    res.removeHeader('vary');
  }
  await sendShared(req, res, copy.body);
}
