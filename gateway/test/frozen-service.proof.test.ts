import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { answerTo, ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const PROGRAM =
  "const server = require('node:http').createServer(({ url }, res) => {" +
  "  setTimeout(() => res.end('{}'), url.endsWith('?model') ? 5_000 : 0);" +
  '});' +
  "server.listen(0, '127.0.0.1', () => console.log(server.address().port));";

const CALLS = [
  ['GET', '/api/admin/session'],
  ['GET', '/api/admin/settings/bar_name'],
  ['POST', '/api/admin/verify'],
  ['POST', '/api/images/upload'],
  ['GET', '/api/docs/admin.json'],
  // These take long where their service is well.
  ['PUT', '/api/images/landing'],
  ['GET', '/api/images/7d9c1f0e-0000-4000-8000-000000000000'],
  ['PUT', '/api/images/7d9c1f0e-0000-4000-8000-000000000000?expires=1&signature=forged'],
  ['GET', '/api/ai/bartender'],
  ['GET', '/api/docs/ai.json'],
  ['GET', '/api/ai/model'],
  ['POST', '/api/ai/model/trial'],
  ['POST', '/api/ai/parse-cocktail'],
  ['POST', '/api/recommendations'],
  ['POST', '/api/whiskeys/suggest-order'],
  ['POST', '/api/chat'],
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
    gateway = await startGateway(kind, builds, { menu, admin: { address }, ai: { address } });
  });

  afterAll(async () => {
    await gateway.stop();
    admin.kill('SIGKILL');
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });

  async function answerOf(method: string, path: string): Promise<object> {
    const answer = await ask(gateway.origin, path, { method, body: method === 'GET' ? '' : '{}' });
    const { statusCode } = JSON.parse(answer.text) as { statusCode: number };
    return { path, status: answer.status, statusCode };
  }

  /** So many time limits of a call that takes no longer, one after the other. */
  async function limits(count: number): Promise<string> {
    for (let limit = 0; limit < count; limit += 1) await ask(gateway.origin, '/api/admin/session');
    return `${count} time limits`;
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

  test('a model is waited for as long as its service lives', async () => {
    const answer = await ask(gateway.origin, '/api/recommendations?model', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
  });

  test('a service that is stopped in its tracks is answered for; a client that is slow is waited for', async () => {
    expect((await ask(gateway.origin, '/api/admin/session')).status).toBe(200);
    admin.kill('SIGSTOP');
    const end = slowPost();
    const all = Promise.all(CALLS.map(([method, path]) => answerOf(method, path)));
    // What gives up in time must outlive the collector.
    await sleep(500);
    collectGarbage();
    const first = await Promise.race([all.then(() => 'all calls'), limits(3)]);
    const answers = await all;
    // The client has been sending for longer by now than a silent service is waited for.
    expect(await end()).toBe(200);
    admin.kill('SIGCONT');
    const expected = CALLS.map(([, path]) => ({ path, status: 503, statusCode: 503 }));
    expect(answers).toEqual(expected);
    expect(first).toBe('all calls');
    expect((await ask(gateway.origin, '/api/admin/session')).status).toBe(200);
  });
});
