import { rmSync, writeFileSync } from 'node:fs';
import { BlockList, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type * as Gateway from '../../gateway/src/gateway.js';
import { ROOT } from '../../ops/launch/parts.mjs';
import { run, tail } from '../../ops/process/run.mjs';
import { makeLive, publish } from '../../ops/deploy/versions.mjs';
import { VERSION_FILE } from '../../libs/contracts/src/versions.js';

/** Built code, typed by its source. */
const GATEWAY = '../../gateway/dist/gateway.js';

/** One build has no version of its own. */
const VERSION = '0.0.0-000000000000';

/** A folder of versions whose live one is this build. */
function liveBuild(built: string): string {
  const folder = `${built}-published`;
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(join(built, VERSION_FILE), JSON.stringify({ version: VERSION }));
  makeLive(folder, publish(folder, built));
  return folder;
}

/**
 * MONO, the baseline of the page figures: the same sources in one Vite build, without federation and prerendering, behind
 * the embedded gateway, which sends the same headers and precompressed files as nginx. Returns its address and `close()`.
 */
export async function startMono(services: Record<string, string>): Promise<{ url: string; close(): void }> {
  const args = ['--no-install', 'nx', 'run', '@peanut/shell:one-build', '--outputStyle=static'];
  const { code, output } = await run('npx', args, { env: { NX_DAEMON: 'false', FORCE_COLOR: '0' } });
  if (code !== 0) throw new Error(`The one build failed:\n${tail(output)}`);
  const folders = { shell: liveBuild(join(ROOT, '.peanut/one-build')) };
  const originSettings = { trustedProxies: new BlockList() };
  const version = { version: 'one build', revision: '' };
  const { createGateway } = (await import(GATEWAY)) as typeof Gateway;
  const server = createGateway({ services, folders, originSettings, version });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
