// P1: script on the wire until the cocktail cards stand, beside the same sources in one build (MONO).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../gateway/dist/gateway.js';
import { run, tail } from '../scripts/lib/run.mjs';
import { kilobytes, ratio, report } from './lib/report.mjs';
import { scriptsUntilCards } from './lib/visitor.mjs';

async function buildMono(folder) {
  const args = ['--no-install', 'vite', 'build', 'shell', '--config', 'scripts/one-build/vite.config.mjs'];
  const { code, output } = await run('npx', args, { env: { ONE_BUILD_DIR: folder } });
  if (code !== 0) throw new Error(tail(output));
}

async function serveMono(folder, services) {
  const server = createGateway({ services, folders: { shell: folder } });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export async function scriptBytes({ baseUrl, upstreams }) {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-mono-'));
  await buildMono(folder);
  const server = await serveMono(folder, upstreams);
  try {
    const mono = `http://127.0.0.1:${server.address().port}`;
    const rows = [];
    for (const encoding of ['br', 'gzip']) {
      const federated = await scriptsUntilCards(baseUrl, encoding);
      const single = await scriptsUntilCards(mono, encoding);
      const numbers = `${kilobytes(federated.bytes)} in ${federated.scripts.length} files, MONO ${kilobytes(single.bytes)}`;
      rows.push([encoding, `${numbers}, ratio ${ratio(federated.bytes, single.bytes)}`]);
      rows.push([`${encoding}, with HTTP/1.1 heads`, kilobytes(federated.bytes + federated.headBytes)]);
      if (encoding === 'br') rows.push(['of mf-admin and mf-ai', `${foreign(federated.scripts)} files`]);
    }
    report(
      'P1',
      'script a visitor downloads until the cards stand, on the wire',
      '≤ 120 kB, nothing of mf-admin',
      rows,
    );
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const foreign = (scripts) => scripts.filter(({ path }) => /^\/mf-(?:admin|ai)\//.test(path)).length;
