import { join } from 'node:path';
import { superviseNode } from '../../ops/process/child.mjs';
import { frontEnds, LEAN, ROOT, variable } from '../../ops/launch/parts.mjs';
import { PROXY_ADDRESS, publishedBelow } from './nginx.mjs';

/** The gateway of `npm start`, before services that run already; it takes what startNginx takes. */
export function startEmbeddedGateway({ folder, port, services, builtIn }) {
  const upstreams = Object.entries(services).map(([name, address]) => [variable(name, 'UPSTREAM'), address]);
  const folders = frontEnds(builtIn).map(({ name, folder: built }) => [
    variable(name, 'FOLDER'),
    join(publishedBelow(folder, name, built), name),
  ]);
  const env = {
    ...LEAN.env,
    ...Object.fromEntries([...upstreams, ...folders]),
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUSTED_PROXIES: PROXY_ADDRESS,
  };
  return superviseNode(join(ROOT, 'gateway/dist/main.js'), [], {
    name: 'gateway',
    logFile: join(folder, 'logs/gateway.log'),
    env,
    nodeArgs: LEAN.nodeArgs,
  });
}
