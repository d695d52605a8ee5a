import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../../../proof/stack/certificate.mjs';
import { frontEnds, ROOT, variable } from '../../../ops/launch/parts.mjs';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { versionsFolder } from '../../../ops/deploy/versions.mjs';
import { answersAt, waitUntil } from '../../../ops/lib/wait.mjs';
import { STACK } from '../../support/stack';

/**
 * The gateway of `npm start` before the product's services, with a certificate made on the spot; or that of the containers,
 * when it has one.
 */
export async function startWithOwnCertificate(): Promise<{ origin: string; stop(): Promise<void> }> {
  if (STACK.kind === 'containers') return { origin: STACK.baseUrl, stop: () => Promise.resolve() };
  const { upstreams, folder: data } = STACK;
  const folder = mkdtempSync(join(tmpdir(), 'peanut-own-tls-'));
  const { cert, key } = makeCertificate(folder);
  const [port] = await freePorts(1);
  const parts = [
    ...Object.entries(upstreams).map(([name, address]) => [variable(name, 'UPSTREAM'), address]),
    ...frontEnds().map(({ name }) => [variable(name, 'FOLDER'), versionsFolder(data, name)]),
  ];
  const own = { PORT: String(port), TLS_CERT: cert, TLS_KEY: key };
  const child = spawn(process.execPath, [join(ROOT, 'gateway/dist/main.js')], {
    env: { ...(Object.fromEntries(parts) as Record<string, string>), ...own },
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  const origin = `https://localhost:${port}`;
  const isReady = await waitUntil(() => answersAt(`${origin}/health`));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true });
  };
  if (isReady) return { origin, stop };
  await stop();
  throw new Error('The gateway with a certificate of its own was not ready.');
}
