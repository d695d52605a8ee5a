import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const PROGRAM =
  "const server = require('node:http').createServer((_, res) => res.end('{}'));" +
  "server.listen(0, '127.0.0.1', () => console.log(server.address().port));";

const CALLS = [
  ['GET', '/api/admin/session'],
  ['GET', '/api/admin/settings/bar_name'],
  ['POST', '/api/admin/verify'],
  ['POST', '/api/images/upload'],
  ['GET', '/api/docs/admin.json'],
] as const;

describe.each<Kind>(['nginx', 'embedded'])('behind the %s gateway', (kind) => {
  let builds: Builds;
  let menu: Upstream;
  let admin: ChildProcess;
  let gateway: Running;

  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    admin = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(admin.stdout ?? admin, 'data')) as [Buffer];
    const address = `127.0.0.1:${port.toString().trim()}`;
    gateway = await startGateway(kind, builds, { menu, admin: { address } });
  });

  afterAll(async () => {
    await gateway.stop();
    admin.kill('SIGKILL');
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });

  async function timed(method: string, path: string): Promise<object> {
    const started = performance.now();
    const answer = await ask(gateway.origin, path, { method, body: method === 'POST' ? '{}' : '' });
    const { statusCode } = JSON.parse(answer.text) as { statusCode: number };
    return { path, status: answer.status, statusCode, isPrompt: performance.now() - started < 4_000 };
  }

  /** Takes longer to send its body than a silent service is waited for. */
  async function slowPost(): Promise<number | undefined> {
    const { hostname, port } = new URL(gateway.origin);
    const headers = { 'Content-Length': 8 };
    const asked = request({
      hostname,
      port,
      path: '/api/cocktails/1',
      method: 'POST',
      headers,
      agent: false,
    });
    asked.write('{"a"');
    await wait(3_900);
    asked.end(':1 }');
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  }

  test('a service that is stopped in its tracks is answered for; a client that is slow is waited for', async () => {
    expect((await ask(gateway.origin, '/api/admin/session')).status).toBe(200);
    admin.kill('SIGSTOP');
    const [slow, ...answers] = await Promise.all([
      slowPost(),
      ...CALLS.map(([method, path]) => timed(method, path)),
    ]);
    admin.kill('SIGCONT');
    const expected = CALLS.map(([, path]) => ({ path, status: 503, statusCode: 503, isPrompt: true }));
    expect(answers).toEqual(expected);
    expect(slow).toBe(200);
    expect((await ask(gateway.origin, '/api/admin/session')).status).toBe(200);
  });
});
