import type { Health, PartVersion } from '@peanut/contracts';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Upstreams } from './env.js';
import { FirstViews } from './first-view/first-views.js';
import { answersAt, healthReader, publishedAtAddress, versionOf, type Check } from './health.js';
import { publishedAt } from './published.js';

const FIRST_VIEW = '/first-view/';
const NONCE = /^[0-9a-f]{32}$/;

/**
 * What nginx cannot do itself where it is the gateway: it asks all parts at once for `/health`, and draws what pages
 * show at first. `GET /first-view/cocktails?shell=1.0.0-…&remote=1.0.0-…` gives that of `/cocktails` by these versions, with
 * the nonce of `X-Style-Nonce`. `version` is its own.
 */
export function createCompanion(upstreams: Upstreams, version: PartVersion): Server {
  const readHealth = healthReader(checksOf(upstreams), { companion: version });
  const firstViews = new FirstViews(publishedAt(upstreams.statics), upstreams.services);
  void firstViews.warmUp();
  const server = createServer(({ url = '', headers }, res) => {
    const nonce = String(headers['x-style-nonce']);
    const done = url.startsWith(FIRST_VIEW)
      ? sendFirstView(res, firstViews, url.slice(FIRST_VIEW.length - 1), nonce)
      : readHealth().then((health) => {
          const isFine = url === '/health/live' || health.status === 'ok';
          send(res, isFine ? 200 : 503, JSON.stringify(withGateway(health, headers['x-gateway-version'])));
        });
    done.catch(() => res.destroy());
  });
  server.on('close', () => firstViews.end());
  return server;
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

async function sendFirstView(res: ServerResponse, views: FirstViews, url: string, nonce: string) {
  if (!NONCE.test(nonce)) return send(res, 400, '');
  const [path = '', query] = url.split('?');
  const asked = new URLSearchParams(query);
  const versions = { shell: asked.get('shell') ?? '', remote: asked.get('remote') ?? '' };
  const html = await views.html(path, versions);
  send(res, 200, html.replaceAll(views.noncePlace, nonce), 'text/html; charset=utf-8');
}

function send(res: ServerResponse, status: number, body: string, type = 'application/json'): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  res.end(body);
}
