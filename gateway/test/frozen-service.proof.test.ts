import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { answerTo, ask } from './support/ask.js';
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

  async function answerOf(method: string, path: string): Promise<object> {
    const answer = await ask(gateway.origin, path, { method, body: method === 'POST' ? '{}' : '' });
    const { statusCode } = JSON.parse(answer.text) as { statusCode: number };
    return { path, status: answer.status, statusCode };
  }

  /** Begins to send its body; what it returns ends it, and tells the status of the answer. */
  function slowPost(): () => Promise<number> {
    const { hostname, port } = new URL(gateway.origin);
    const path = '/api/cocktails/1';
    const headers = { 'Content-Length': 8 };
    const asked = request({ hostname, port, path, method: 'POST', headers, agent: false });
    asked.write('{"a"');
    return async () => (await answerTo(asked, ':1 }')).status;
  }

  test('a service that is stopped in its tracks is answered for; a client that is slow is waited for', async () => {
    expect((await ask(gateway.origin, '/api/admin/session')).status).toBe(200);
    admin.kill('SIGSTOP');
    const end = slowPost();
    const answers = await Promise.all(CALLS.map(([method, path]) => answerOf(method, path)));
    // The client has been sending for longer by now than a silent service is waited for.
    expect(await end()).toBe(200);
    admin.kill('SIGCONT');
    const expected = CALLS.map(([, path]) => ({ path, status: 503, statusCode: 503 }));
    expect(answers).toEqual(expected);
    expect((await ask(gateway.origin, '/api/admin/session')).status).toBe(200);
  });
});
