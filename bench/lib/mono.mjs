import { mkdtempSync, rmSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../../gateway/dist/gateway.js';
import { run, tail } from '../../scripts/lib/run.mjs';

/**
 * MONO, the baseline of the page figures: the same sources in one Vite build, without federation and first view, behind
 * the embedded gateway, which sends the same headers and precompressed files as nginx. Returns its address and `close()`.
 */
export async function startMono(services) {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-mono-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const args = ['--no-install', 'vite', 'build', 'shell', '--config', 'scripts/one-build/vite.config.mjs'];
  const { code, output } = await run('npx', args, { env: { ONE_BUILD_DIR: folder } });
  if (code !== 0) {
    remove();
    throw new Error(`The one build failed:\n${tail(output)}`);
  }
  const entrance = { trustedProxies: new BlockList() };
  const server = createGateway({ services, folders: { shell: folder }, entrance });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
    remove();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}
