import type { Health, PartVersion, ServiceName } from '@peanut/contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FollowedCertificate } from './tls/certificate-renewal.js';
import { clientErrorHandler } from './edge/client-errors.js';
import { sendError, sendForeignHost } from './edge/errors.js';
import { limitConnections, type ConnectionLimits } from './edge/connections.js';
import {
  CONNECTIONS,
  LONGEST_ADDRESS,
  REQUESTS_AT_ONCE,
  SERVER_OPTIONS,
  STREAMS_AT_ONCE,
} from './edge/limits.js';
import { clientOf, isEncrypted, isOurHost, originOf, type OriginSettings } from './edge/public-origin.js';
import { exchangeOf, type Exchange } from './edge/exchange.js';
import { answersAt, healthReader, publishedIn, type Check } from './health/health.js';
import { DEV_SERVER_ROUTE, passUpgrades } from './proxy/dev-server.js';
import { createHttpsServer } from './tls/https-server.js';
import { isForGuests, ListCache } from './proxy/list-cache.js';
import { LargeBodies } from './proxy/large-bodies.js';
import { oneAtATime } from './edge/one-at-a-time.js';
import { proxy } from './proxy/proxy.js';
import { isPublished, publishedInFolders } from './pages/published.js';
import { targetOf, type ApiRoute, type StaticPart, type Target } from './edge/routes.js';
import { RequestsAtOnce } from './proxy/requests-at-once.js';
import { setSecurityHeaders } from './edge/security-headers.js';
import { Pages, sendPage } from './pages/pages.js';
import { wholeTextsOf } from './pages/whole-texts.js';
import { Prerenderer } from './pages/prerender/prerenderer.js';
import { fileServer, type FileServer, type StaticFolders } from './edge/static-files.js';
import { sendToHttps } from './tls/to-https.js';

/** What stands behind the gateway. A part that is not named answers 503. */
export interface Parts {
  /** `host:port` of each service. */
  services: Partial<Record<ServiceName, string>>;
  /** Folder with the published versions of each front end. */
  folders: StaticFolders;
  /** `host:port` of Vite's dev server, which then serves all pages and files itself. */
  devServer?: string;
  originSettings: OriginSettings;
  /** The gateway's own. */
  version: PartVersion;
  /** With it, https is spoken; plain http is sent there. */
  certificate?: FollowedCertificate;
  connections?: ConnectionLimits;
}

const UNREADABLE_ADDRESS = /%00|[^\x21-\x7e]/i;
/** In a query a sign may stand for itself, as nginx has it: "/cocktails?q=50%" is a search. */
const UNREADABLE_PATH = /%(?![0-9a-f]{2})/i;

/** The embedded gateway: the route table of nginx in one Node server, for machines that have no nginx. */
export function createGateway(parts: Parts): Server {
  const files = fileServers(parts.folders);
  const readHealth = healthReader(checksOf(parts), { gateway: parts.version });
  const requests = new RequestsAtOnce(REQUESTS_AT_ONCE);
  const streams = new RequestsAtOnce(STREAMS_AT_ONCE);
  const largeBodies = new LargeBodies();
  const published = wholeTextsOf(publishedInFolders(parts.folders));
  const prerenderer = new Prerenderer(published, parts.services);
  const pages = new Pages(published, prerenderer);
  if (!parts.devServer) void prerenderer.warmUp();
  let lists: ListCache | undefined;
  const listener = oneAtATime(handle);
  const server = parts.certificate
    ? createHttpsServer(parts.certificate, listener)
    : createServer(SERVER_OPTIONS, listener);
  // Whoever expects more than "100-continue" gets the answer without it.
  server.on('checkExpectation', listener);
  server.on('clientError', clientErrorHandler);
  server.on('close', () => prerenderer.end());
  if (parts.devServer) passUpgrades(server, parts.devServer);
  limitConnections(server, parts.connections ?? CONNECTIONS, parts.originSettings.trustedProxies);
  return server;

  function handle(req: IncomingMessage, res: ServerResponse): void {
    const exchange = exchangeOf(req, res, clientOf(req, parts.originSettings));
    setSecurityHeaders(exchange);
    if ((req.url ?? '').length > LONGEST_ADDRESS) return sendError(exchange, 414);
    const isUnreadable = UNREADABLE_ADDRESS.test(req.url ?? '') || UNREADABLE_PATH.test(exchange.path);
    if (isUnreadable || !hasOneHost(req)) return sendError(exchange, 400);
    if (/^(?!chunked$)/i.test(req.headers['transfer-encoding'] ?? 'chunked')) return sendError(exchange, 501);
    if (parts.certificate && !isEncrypted(req)) return sendToHttps(exchange);
    if (req.method === 'TRACE') return sendError(exchange, 405);
    const target = targetOf(exchange.path);
    // Probes of this machine ask for /health by another name.
    if (target.kind !== 'health' && !isOurHost(req.headers.host, parts.originSettings))
      return sendForeignHost(exchange);
    const counted = target.kind === 'api' && target.route.isEndless ? streams : requests;
    if (!counted.admit(exchange)) return sendError(exchange, 429);
    void answer(exchange, target).catch(() => sendError(exchange, 500));
  }

  async function answer(exchange: Exchange, target: Target): Promise<void> {
    if (target.kind === 'api') {
      if (!(await largeBodies.admit(exchange))) return sendError(exchange, 429);
      return sendApi(exchange, target.route);
    }
    if (target.kind === 'nothing') return sendError(exchange, 404);
    if (parts.devServer && target.kind !== 'health')
      return proxy(exchange, parts.devServer, DEV_SERVER_ROUTE);
    if (!isRead(exchange)) return sendError(exchange, 405);
    if (target.kind === 'health') return sendHealth(exchange, await readHealth());
    if (target.kind === 'page') return answerPage(exchange, 200);
    const part = target.kind === 'file' ? target.part : 'shell';
    const missing = () =>
      target.kind === 'file' ? sendError(exchange, 404) : void answerPage(exchange, 404);
    sendFile(exchange, part, missing);
  }

  async function answerPage(exchange: Exchange, status: 200 | 404): Promise<void> {
    const { req, client } = exchange;
    const origin = originOf(client.scheme, client.host);
    const page = await pages.page({ address: req.url ?? '', origin });
    if (page) await sendPage(exchange, status, page);
    else sendError(exchange, 503);
  }

  function sendApi(exchange: Exchange, route: ApiRoute): void | Promise<void> {
    const upstream = parts.services[route.service];
    if (!upstream || !route.isList || !isForGuests(exchange)) return proxy(exchange, upstream, route);
    lists ??= new ListCache(upstream, route.timeout);
    return lists.answer(exchange);
  }

  function sendFile(exchange: Exchange, part: StaticPart, missing: () => void): void {
    const folder = parts.folders[part];
    const serve = files[part];
    if (!folder || !serve || !isPublished(folder)) return sendError(exchange, 503);
    serve(exchange, missing);
  }
}

/** HTTP/1.1 asks for exactly one; two would mean one thing here and another behind. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function isRead({ req }: Exchange): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}

function fileServers(folders: StaticFolders): Partial<Record<StaticPart, FileServer>> {
  const entries = Object.entries(folders) as [StaticPart, string][];
  return Object.fromEntries(entries.map(([part, folder]) => [part, fileServer(folder, part)]));
}

function checksOf({ services, folders, devServer }: Parts): Record<string, Check> {
  const builds = (devServer ? [] : Object.entries(folders)) as [StaticPart, string][];
  return {
    ...Object.fromEntries(builds.map(([part, folder]) => [part, publishedIn(folder, part)])),
    ...Object.fromEntries(
      Object.entries(services).map(([name, address]) => [name, answersAt(`http://${address}/health/ready`)]),
    ),
  };
}

function sendHealth({ req, res }: Exchange, health: Health): void {
  const body = JSON.stringify(health);
  res.writeHead(health.status === 'ok' ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
