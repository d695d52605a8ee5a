import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Upstream {
  /** `host:port`. */
  address: string;
  /** Requests that arrived, in order, as `METHOD url`. */
  seen: string[];
  /** What the lists hold: the next answer carries it. */
  list: { body: string; status: number };
  /** How often a list was asked for by its tag, and had not changed. */
  unchanged: number;
  ready: boolean;
  /** What it says on `/health/ready`. */
  health: string;
  stop(): Promise<void>;
  restart(): Promise<void>;
}

const LIST = /^\/api\/(?:cocktails|whiskeys|pages|spirit-options)$/;

/** A service that echoes what it is asked, answers lists with an ETag, streams a chat and refuses large bodies. */
export async function startUpstream(name: string): Promise<Upstream> {
  const upstream: Upstream = {
    address: '',
    seen: [],
    list: { body: longList('first'), status: 200 },
    unchanged: 0,
    ready: true,
    health: '{}',
    stop,
    restart: () => listen(Number(upstream.address.split(':')[1])),
  };
  let server = createServer();
  await listen(0);
  return upstream;

  async function listen(port: number): Promise<void> {
    server = createServer((req, res) => void answer(upstream, name, req, res));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    upstream.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function stop(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

export function longList(mark: string): string {
  return JSON.stringify(Array.from({ length: 60 }, (_, index) => ({ name: `${mark} drink ${index}` })));
}

async function answer(
  upstream: Upstream,
  name: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  upstream.seen.push(`${req.method} ${req.url}`);
  const path = (req.url ?? '').split('?')[0] ?? '';
  if (path === '/health/ready') return send(res, upstream.ready ? 200 : 503, upstream.health);
  // As services do, which look at this header before all else.
  if (path === '/health/live') return send(res, req.headers['idempotency-key'] === '' ? 400 : 200, '{}');
  if (path === '/api/chat') return chat(res);
  if (req.url === '/api/events') return begin(res);
  if (LIST.test(path) && req.method === 'GET') return list(upstream, req, res);
  const size = await bodySize(req);
  if (size > 256 * 1024 && !path.startsWith('/api/images'))
    return send(res, 413, '{"message":"from the service"}');
  send(
    res,
    200,
    JSON.stringify({ service: name, method: req.method, url: req.url, size, headers: req.headers }),
  );
}

function list(upstream: Upstream, req: IncomingMessage, res: ServerResponse): void {
  const { body, status } = upstream.list;
  const hasSession = /peanut_session=/.test(req.headers.cookie ?? '');
  const text = hasSession ? '["hidden"]' : body;
  const tag = `"${text.length}-${text.slice(11, 16)}"`;
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.setHeader('Vary', 'Cookie');
  if (status === 200 && req.headers['if-none-match']?.endsWith(tag)) {
    upstream.unchanged += 1;
    res.writeHead(304).end();
    return;
  }
  send(res, status, text);
}

function send(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'X-Powered-By': 'a framework',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Request-Id': 'the-service',
  });
  res.end(body);
}

async function bodySize(req: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of req) size += (chunk as Buffer).length;
  return size;
}

/** A stream that says one thing, and then nothing. */
function begin(res: ServerResponse): void {
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
  res.write('event: lists\ndata: {}\n\n');
}

async function chat(res: ServerResponse): Promise<void> {
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  res.write('data: {"delta":"one"}\n\n');
  await new Promise((resolve) => setTimeout(resolve, 700));
  res.end('data: {"delta":"two"}\n\n');
}
