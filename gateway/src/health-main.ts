/** The process behind `/health` where nginx is the gateway: nginx itself cannot ask several parts at once. */
import { createServer } from 'node:http';
import { readListenAddress, readUpstreams } from './env.js';
import { answersAt, healthReader, type Check } from './health.js';
import { listen } from './listen.js';
import type { StaticPart } from './routes.js';

function fileThatProves(part: StaticPart): string {
  return part === 'shell' ? '/index.html' : `/${part}/assets/remoteEntry.js`;
}

const { services, statics } = readUpstreams();
const checks: Record<string, Check> = {};
for (const [part, address] of Object.entries(statics)) {
  checks[part] = answersAt(`http://${address}${fileThatProves(part as StaticPart)}`);
}
for (const [name, address] of Object.entries(services))
  checks[name] = answersAt(`http://${address}/health/ready`);
const readHealth = healthReader(checks);

const server = createServer((req, res) => {
  void readHealth().then((health) => {
    const live = req.url === '/health/live';
    res.writeHead(live || health.status === 'ok' ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    res.end(JSON.stringify(health));
  });
});
listen(server, readListenAddress());
