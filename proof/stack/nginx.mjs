import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { superviseBinary } from '../../ops/process/child.mjs';
import { frontEnds } from '../../ops/launch/parts.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { publishNew } from '../../ops/deploy/versions.mjs';
import { findBinary } from '../../ops/process/run.mjs';
import { writeGatewayConfig, writeStaticConfig } from './nginx-config.mjs';

/** The https proxy of a test comes from here; no guest does. */
export const PROXY_ADDRESS = '127.0.0.77';

/**
 * nginx as the containers run it: one that is the gateway, and one for each static part, so that each can be stopped.
 * `builtIn` is the root of the repository whose front ends they show, this one unless it is given.
 * Returns the parts by name (`gateway`, `shell`, `mf-menu` …) and the static parts' addresses.
 */
export async function startNginx({ folder, port, services, prerenderer, extra, builtIn }) {
  const fronts = frontEnds(builtIn);
  const [compressorPort, ...ports] = await freePorts(1 + fronts.length);
  const statics = Object.fromEntries(
    fronts.map(({ name, folder: built }, index) => [
      name,
      { listen: `127.0.0.1:${ports[index]}`, root: publishedBelow(folder, name, built) },
    ]),
  );
  const parts = {};
  for (const name of Object.keys(statics)) {
    parts[name] = startOne(name, folder, (home) => writeStaticConfig(home, name, statics[name]));
  }
  const originSettings = { trustedProxies: PROXY_ADDRESS };
  const setup = {
    listen: `127.0.0.1:${port}`,
    compressorPort,
    services,
    prerenderer,
    statics,
    originSettings,
    extra,
  };
  parts.gateway = startOne('gateway', folder, (home) => writeGatewayConfig({ ...setup, folder: home }));
  return { parts, statics, compressorPort };
}

/** The build is the part's live version, as in its container. Returns the folder in which that of the part stands. */
export function publishedBelow(folder, part, built) {
  const root = join(folder, 'front-ends');
  publishNew(join(root, part), built);
  return root;
}

function startOne(name, folder, write) {
  mkdirSync(folder, { recursive: true });
  const home = mkdtempSync(join(folder, `nginx-${name}-`));
  const args = ['-e', join(home, 'error.log'), '-c', write(home), '-g', 'daemon off;'];
  const task = { command: findBinary('nginx'), args, folder };
  return superviseBinary(task, { name, logFile: join(folder, `logs/nginx-${name}.log`), keepAlive: false });
}
