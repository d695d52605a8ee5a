import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, until } from '@peanut/service/testing';
import { writeGatewayConfig } from '../../../../proof/stack/nginx-config.mjs';
import { ROOT } from './test-app.js';

/** A gateway in front of this AI service, and of nothing else. */
export interface Gateway {
  url: string;
  stop(): Promise<void>;
}

async function listening(child: ChildProcess, url: string): Promise<Gateway> {
  const answers = (): Promise<boolean> =>
    fetch(`${url}/api/ai/bartender`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, 'the gateway answers');
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The gateway that `npm start` uses. */
export async function startEmbedded(ai: string): Promise<Gateway> {
  const port = await freePort();
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), AI_UPSTREAM: ai };
  const child = spawn(process.execPath, [join(ROOT, 'gateway/dist/main.js')], { env, stdio: 'ignore' });
  return listening(child, `http://127.0.0.1:${port}`);
}

/** nginx with the configuration of the containers. */
export async function startNginx(ai: string): Promise<Gateway> {
  const parent = mkdtempSync(join(tmpdir(), 'peanut-ai-nginx-'));
  const folder = join(parent, 'gateway');
  mkdirSync(folder);
  const [port, compressorPort] = [await freePort(), await freePort()];
  const listen = `127.0.0.1:${port}`;
  const file = writeGatewayConfig({ folder, listen, compressorPort, services: { ai }, statics: {} });
  const args = ['-e', join(dirname(file), 'error.log'), '-c', file, '-g', 'daemon off;'];
  const gateway = await listening(spawn('nginx', args, { stdio: 'ignore' }), `http://${listen}`);
  return {
    url: gateway.url,
    async stop() {
      await gateway.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
