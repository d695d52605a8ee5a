import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Upstreams } from './env.js';
import { FirstViews, scriptsAtAddresses } from './first-view/first-views.js';
import { answersAt, healthReader, type Check } from './health.js';
import type { StaticPart } from './routes.js';

const FIRST_VIEW = '/first-view';
const NONCE = /^[0-9a-f]{32}$/;

/**
 * What nginx cannot do itself where it is the gateway: it asks all parts at once for `/health`, and draws what pages
 * show at first. `GET /first-view/cocktails` gives that of `/cocktails`, with the nonce of `X-Style-Nonce`.
 */
export function createCompanion(upstreams: Upstreams): Server {
  const readHealth = healthReader(checksOf(upstreams));
  const firstViews = new FirstViews(scriptsAtAddresses(upstreams.statics), upstreams.services);
  void firstViews.warmUp();
  const server = createServer(({ url = '', headers }, res) => {
    const nonce = String(headers['x-style-nonce']);
    const done = url.startsWith(FIRST_VIEW)
      ? sendFirstView(res, firstViews, url.slice(FIRST_VIEW.length), nonce)
      : readHealth().then((health) =>
          send(res, url === '/health/live' || health.status === 'ok' ? 200 : 503, JSON.stringify(health)),
        );
    done.catch(() => res.destroy());
  });
  server.on('close', () => firstViews.end());
  return server;
}

function checksOf({ services, statics }: Upstreams): Record<string, Check> {
  return {
    ...Object.fromEntries(
      Object.entries(statics).map(([part, address]) => [
        part,
        answersAt(`http://${address}${fileThatProves(part as StaticPart)}`),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(services).map(([name, address]) => [name, answersAt(`http://${address}/health/ready`)]),
    ),
  };
}

function fileThatProves(part: StaticPart): string {
  return part === 'shell' ? '/index.html' : `/${part}/assets/remoteEntry.js`;
}

async function sendFirstView(res: ServerResponse, views: FirstViews, path: string, nonce: string) {
  if (!NONCE.test(nonce)) return send(res, 400, '');
  send(res, 200, await views.html(path, nonce), 'text/html; charset=utf-8');
}

function send(res: ServerResponse, status: number, body: string, type = 'application/json'): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  res.end(body);
}
