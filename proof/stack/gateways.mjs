import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { frontEnds, ROOT, variable } from '../../ops/launch/parts.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { publishNew } from '../../ops/deploy/versions.mjs';
import { writeGatewayConfig, writeStaticConfig } from './nginx-config.mjs';
import { startBinary, startNode } from './parts.mjs';

/** The https proxy of a test comes from here; no guest does. */
const PROXY_ADDRESS = '127.0.0.77';

/**
 * What is behind a gateway.
 * @typedef {object} Setup
 * @property {string} folder
 * @property {number} port
 * @property {Record<string, string>} services `host:port` by name
 * @property {string} [extra] further text for nginx
 * @property {string} [builtIn] the root of the repository whose front ends are shown, this one unless it is given
 */

/** @type {(addresses: Record<string, string>) => Record<string, string>} */
const upstreams = (addresses) =>
  Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [variable(name, 'UPSTREAM'), address]),
  );

/**
 * nginx as the containers run it: one that is the gateway, one for each static part, so that each can be stopped, and
 * the prerenderer. Returns the parts by name (`gateway`, `shell`, `mf-menu` …).
 * @param {Setup} setup
 */
export async function startNginx({ folder, port, services, extra, builtIn }) {
  const fronts = frontEnds(builtIn);
  const [compressorPort = 0, prerendererPort = 0, ...ports] = await freePorts(2 + fronts.length);
  const statics = Object.fromEntries(
    fronts.map(({ name, folder: built }, index) => [
      name,
      { listen: `127.0.0.1:${ports[index]}`, root: publishedBelow(folder, name, built) },
    ]),
  );
  const parts = Object.fromEntries(
    Object.entries(statics).map(([name, server]) => [
      name,
      startOne(name, folder, (home) => writeStaticConfig(home, name, server)),
    ]),
  );
  const prerenderer = `127.0.0.1:${prerendererPort}`;
  const setup = {
    ...{ listen: `127.0.0.1:${port}`, compressorPort, services, prerenderer, statics, extra },
    originSettings: { trustedProxies: PROXY_ADDRESS },
  };
  const gateway = startOne('gateway', folder, (home) => writeGatewayConfig({ ...setup, folder: home }));
  const fromStatics = Object.fromEntries(Object.entries(statics).map(([name, { listen }]) => [name, listen]));
  const env = {
    ...upstreams({ ...services, ...fromStatics }),
    ...{ HOST: '127.0.0.1', PORT: String(prerendererPort) },
  };
  const program = join(ROOT, 'gateway/dist/pages/main.js');
  return { ...parts, gateway, prerenderer: startNode(program, { name: 'prerenderer', folder, env }) };
}

/**
 * The gateway of `npm start`.
 * @param {Setup} setup
 */
export function startEmbeddedGateway({ folder, port, services, builtIn }) {
  const folders = frontEnds(builtIn).map(({ name, folder: built }) => [
    variable(name, 'FOLDER'),
    join(publishedBelow(folder, name, built), name),
  ]);
  const env = {
    ...upstreams(services),
    ...Object.fromEntries(folders),
    ...{ HOST: '127.0.0.1', PORT: String(port), TRUSTED_PROXIES: PROXY_ADDRESS },
  };
  return { gateway: startNode(join(ROOT, 'gateway/dist/main.js'), { name: 'gateway', folder, env }) };
}

/**
 * The build is the part's live version, as in its container. Returns the folder in which that of the part is.
 * @type {(folder: string, part: string, built: string) => string}
 */
function publishedBelow(folder, part, built) {
  const root = join(folder, 'front-ends');
  publishNew(join(root, part), built);
  return root;
}

/** @type {(part: string, folder: string, write: (home: string) => string) => import('./parts.mjs').Part} */
function startOne(part, folder, write) {
  mkdirSync(folder, { recursive: true });
  const home = mkdtempSync(join(folder, `nginx-${part}-`));
  const args = ['-e', join(home, 'error.log'), '-c', write(home), '-g', 'daemon off;'];
  return startBinary('nginx', args, { name: `nginx-${part}`, folder });
}
