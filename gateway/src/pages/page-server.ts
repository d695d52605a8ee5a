import { PAGE_AT, type Health, type PartVersion } from '@peanut/contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Upstreams } from '../env.js';
import { originOf } from '../edge/public-origin.js';
import { answersAt, healthReader, publishedAtAddress, versionOf, type Check } from '../health/health.js';
import { Pages, sendPage } from './pages.js';
import { Prerenderer } from './prerender/prerenderer.js';
import { publishedAt } from './published.js';
import { wholeTextsOf } from './whole-texts.js';

/**
 * Answers what nginx cannot where it is the gateway: whole documents at the addresses of pages, and `/health` of all parts at
 * once. It is told of no guest: nginx passes no cookies on, and says by which scheme and host people come. `version` is its
 * own.
 */
export function createPageServer(upstreams: Upstreams, version: PartVersion): Server {
  const readHealth = healthReader(checksOf(upstreams), { prerenderer: version });
  const published = wholeTextsOf(publishedAt(upstreams.statics));
  const prerenderer = new Prerenderer(published, upstreams.services);
  const pages = new Pages(published, prerenderer);
  void prerenderer.warmUp();
  const server = createServer((req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    const answered = PAGE_AT.has(path) ? answerPage(req, res) : answerHealth(path, req, res);
    answered.catch(() => res.destroy());
  });
  server.on('close', () => prerenderer.end());
  return server;

  async function answerPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { host, 'x-forwarded-proto': scheme } = req.headers;
    const origin = originOf(scheme === 'https' ? 'https' : 'http', host);
    const page = await pages.page({ address: req.url ?? '', origin });
    if (page) await sendPage({ req, res }, 200, page);
    else res.writeHead(503).end();
  }

  async function answerHealth(
    path: string,
    { headers }: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const health = await readHealth();
    const isFine = path === '/health/live' || health.status === 'ok';
    res.writeHead(isFine ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(JSON.stringify(withGateway(health, headers['x-gateway-version'])));
  }
}

/** nginx says with each question which version it is; only the gateway reaches this server. */
function withGateway(health: Health, said: string | string[] | undefined): Health {
  const gateway = versionOf(String(said));
  return gateway ? { ...health, versions: { ...health.versions, gateway } } : health;
}

function checksOf({ services, statics }: Upstreams): Record<string, Check> {
  return {
    ...Object.fromEntries(
      Object.entries(statics).map(([part, address]) => [part, publishedAtAddress(address, part)]),
    ),
    ...Object.fromEntries(
      Object.entries(services).map(([name, address]) => [name, answersAt(`http://${address}/health/ready`)]),
    ),
  };
}
